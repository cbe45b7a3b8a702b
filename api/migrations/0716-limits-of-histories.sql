-- Histories have a limit (decision 0586). They cannot be rewritten by the API; these functions are the exception: in the
-- property of the transaction that calls them, they drop what is beyond the limit, and never less than the limits of
-- shared/src/api/limits.ts.

-- Drops the oldest steps of a request, but the first.
create function drop_old_steps(of_request text, kept integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant text := current_setting('app.property');
begin
  delete from request_steps where property_id = tenant and request_id = of_request and ordinal > 1
    and ordinal <= (select max(ordinal) - greatest(kept, 300) + 1 from request_steps
      where property_id = tenant and request_id = of_request);
end
$$;

-- Drops the oldest versions of an entry.
create function drop_old_versions(of_fact text, kept integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant text := current_setting('app.property');
begin
  delete from fact_versions where property_id = tenant and fact_id = of_fact
    and version <= (select max(version) - greatest(kept, 50) from fact_versions
      where property_id = tenant and fact_id = of_fact);
end
$$;

do $$
declare
  dropper text;
begin
  foreach dropper in array array['drop_old_steps(text, integer)', 'drop_old_versions(text, integer)'] loop
    execute format('revoke all on function %s from public', dropper);
    if exists (select from pg_roles where rolname = 'bellkey_app') then
      execute format('grant execute on function %s to bellkey_app', dropper);
    else
      execute format('grant execute on function %s to current_user', dropper);
    end if;
  end loop;
end
$$;
