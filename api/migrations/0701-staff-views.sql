-- Views of the queue that members of the staff saved: a filter with a name. Each reads and deletes their own.
create table staff_views (
  property_id text not null references properties (id),
  id text not null,
  member_id text not null,
  name text not null,
  filter jsonb not null,
  saved_at timestamptz(3) not null,
  primary key (property_id, id),
  unique (property_id, member_id, name),
  foreign key (property_id, member_id) references staff_members (property_id, id) on delete cascade
);

alter table staff_views enable row level security;
alter table staff_views force row level security;
create policy of_property on staff_views using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));
create policy for_the_house on staff_views as restrictive for all
  using (current_setting('app.audience', true) = 'house' or current_setting('app.lookup', true) <> '');

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on staff_views to bellkey_app;
  end if;
end
$$;
