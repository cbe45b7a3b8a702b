-- The second lock. Code names the property in every query; if it ever forgets, the database still shows nothing
-- of another property. FORCE makes it hold for the tables' owner too, and a login that could bypass it (superuser)
-- changes to bellkey_app inside every transaction.

do $$
begin
  if not exists (select from pg_roles where rolname = 'bellkey_app') then
    create role bellkey_app nologin nosuperuser nobypassrls;
  end if;
exception
  -- Another database of the same cluster was migrated at the same moment, or this login may not create roles:
  -- then it is an ordinary login, and FORCE is enough.
  when duplicate_object or unique_violation or insufficient_privilege then null;
end
$$;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'locations', 'departments', 'services', 'facts', 'menu_categories', 'menu_items', 'staff_members', 'qr_codes',
    'guest_sessions', 'conversations', 'turns', 'messages', 'requests', 'request_steps', 'turn_requests', 'events',
    'idempotency_keys'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
  end loop;
end
$$;

alter table properties enable row level security;
alter table properties force row level security;
create policy of_property on properties
  using (id = current_setting('app.property')) with check (id = current_setting('app.property'));

alter table organizations enable row level security;
alter table organizations force row level security;
create policy of_property on organizations
  using (id = current_setting('app.organization')) with check (id = current_setting('app.organization'));

-- Finding out to which property somebody belongs comes before there is a property. Each of these policies shows
-- exactly the rows whose secret or name the caller already holds, for reading only.
create policy by_code on qr_codes for select
  using (current_setting('app.lookup') in (code_hash, short_code_hash));
create policy by_token on guest_sessions for select using (token_hash = current_setting('app.lookup'));
create policy by_uid on staff_members for select using ('uid:' || uid = current_setting('app.lookup'));
-- Names of properties, for the work that a process does by itself for each of them.
create policy every_property on properties for select using (current_setting('app.lookup') = 'every property');

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant usage on schema public to bellkey_app;
    grant select, insert, update, delete on all tables in schema public to bellkey_app;
    revoke update, delete on events, request_steps from bellkey_app;
    if not pg_has_role(current_user, 'bellkey_app', 'member') then
      execute format('grant bellkey_app to %I', current_user);
    end if;
  end if;
end
$$;
