-- What managers set after sign-up: services, places, departments and the property itself. A version says whether a row
-- is still as a manager saw it; every change is kept with what was there before, so that it can be undone.
alter table services add column version integer not null default 1;
alter table locations add column version integer not null default 1;
alter table departments add column version integer not null default 1;
alter table properties add column settings_version integer not null default 1;

create table setting_changes (
  property_id text not null references properties (id),
  id text not null,
  at timestamptz(3) not null,
  member_id text not null,
  -- As it was at the time of the change: members are renamed and leave.
  member_name text not null,
  subject text not null check (subject in ('property', 'department', 'service', 'place')),
  subject_id text not null,
  subject_title text not null,
  -- Null for something that was added.
  before jsonb,
  after jsonb not null,
  primary key (property_id, id)
);
create index setting_changes_by_time on setting_changes (property_id, at desc, id desc);

alter table setting_changes enable row level security;
alter table setting_changes force row level security;
create policy of_property on setting_changes using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));
create policy for_the_house on setting_changes as restrictive
  using (current_setting('app.audience', true) = 'house');

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert on setting_changes to bellkey_app;
  end if;
end
$$;
