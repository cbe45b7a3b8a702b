-- Invitations to join the staff of a property: a link that works once. Only the token's hash is kept.
create table staff_invitations (
  property_id text not null references properties (id),
  id text not null,
  token_hash text not null unique,
  role text not null check (role in ('staff', 'agent', 'manager', 'owner')),
  departments text[] not null,
  -- The only address that may use it; null for any.
  email text,
  invited_by text not null,
  -- As it was at the time: members are renamed and leave.
  invited_by_name text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  used_by text,
  revoked_at timestamptz(3),
  revoked_by_name text,
  primary key (property_id, id),
  foreign key (property_id, invited_by) references staff_members (property_id, id),
  foreign key (property_id, used_by) references staff_members (property_id, id)
);
create index staff_invitations_by_time on staff_invitations (property_id, created_at desc);

-- By which invitation a member joined; their access begins by itself once their e-mail is verified.
alter table staff_members add column invitation_id text;
-- A change of departments is a line of the history, as a change of the role is.
alter table staff_steps add column departments text[];

-- When each member was last seen, to within a minute. Apart from the member, whose every change is announced.
create table staff_seen (
  property_id text not null references properties (id),
  member_id text not null,
  at timestamptz(3) not null,
  primary key (property_id, member_id),
  foreign key (property_id, member_id) references staff_members (property_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['staff_invitations', 'staff_seen'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
    execute format(
      'create policy for_the_house on %I as restrictive for all
       using (current_setting(''app.audience'', true) = ''house'' or current_setting(''app.lookup'', true) <> '''')',
      tenant_table);
  end loop;
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update on staff_invitations, staff_seen to bellkey_app;
  end if;
end
$$;

create policy by_invitation on staff_invitations for select
  using ('invitation:' || token_hash = current_setting('app.lookup', true));
