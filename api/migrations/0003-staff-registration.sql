-- Staff ask to join a property with its join code, and a manager there decides.

alter table staff_members
  -- `name` stays the first name that guests read.
  add column full_name text,
  add column email text,
  add column job_title text,
  add column languages text[] not null default '{}',
  add column submitted_at timestamptz(3),
  -- Why the last request was declined; the person reads it.
  add column decision_reason text;

-- What happened to a membership and who did it: added to, never rewritten.
create table staff_steps (
  property_id text not null references properties (id),
  member_id text not null,
  ordinal integer not null,
  state text not null check (state in ('pending', 'approved', 'rejected', 'suspended')),
  role text not null,
  at timestamptz(3) not null,
  -- The member who decided; the person themselves for a request.
  by_id text not null,
  by_name text not null,
  reason text,
  primary key (property_id, member_id, ordinal),
  foreign key (property_id, member_id) references staff_members (property_id, id)
);

-- In plain text: managers read it out. It opens nothing but the way to ask.
create table join_codes (
  property_id text primary key references properties (id),
  code text not null unique check (length(code) = 8),
  rotated_at timestamptz(3) not null
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['staff_steps', 'join_codes'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
  end loop;
end
$$;

create policy by_join_code on join_codes for select using ('join:' || code = current_setting('app.lookup'));

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert on staff_steps to bellkey_app;
    grant select, insert, update, delete on join_codes to bellkey_app;
  end if;
end
$$;
