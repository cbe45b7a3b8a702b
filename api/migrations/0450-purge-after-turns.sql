-- A demo is deleted in the order in which every other transaction locks: conversations first, the property, whose counters
-- they all raise at their end, last. A turn that is being written then ends first; before, each waited for the other. Two
-- processes that purge at once are kept apart by a lock of their own.
create or replace function purge_demo_property(wanted text, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant_table text;
  waiting text[];
  kept text[];
  organization text;
begin
  perform set_config('app.property', wanted, true);
  perform set_config('app.lookup', '', true);
  perform set_config('app.organization', '', true);
  select organization_id into organization from properties
    where id = wanted and demo_until is not null and demo_until <= at;
  if not found or not pg_try_advisory_xact_lock(hashtext('purge ' || wanted)) then return false; end if;
  perform 1 from conversations where property_id = wanted order by id for update;
  select array_agg(c.relname::text) into waiting
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attname = 'property_id' and not a.attisdropped
      and c.relnamespace = 'public'::regnamespace;
  -- Tables refer to each other: what is still referred to waits for the next round.
  while array_length(waiting, 1) > 0 loop
    kept := array[]::text[];
    foreach tenant_table in array waiting loop
      begin
        execute format('delete from public.%I where property_id = $1', tenant_table) using wanted;
      exception when foreign_key_violation then
        kept := kept || tenant_table;
      end;
    end loop;
    if kept = waiting then raise exception 'the demo property % cannot be deleted: %', wanted, kept; end if;
    waiting := kept;
  end loop;
  delete from properties where id = wanted;
  perform set_config('app.organization', organization, true);
  delete from organizations where id = organization;
  return true;
end
$$;
