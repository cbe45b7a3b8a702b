-- Replies that the staff of a property keep ready: a name, and a text in each language that it has.
create table canned_replies (
  property_id text not null references properties (id),
  id text not null,
  name text not null,
  texts jsonb not null,
  saved_at timestamptz(3) not null,
  primary key (property_id, id),
  unique (property_id, name)
);

alter table canned_replies enable row level security;
alter table canned_replies force row level security;
create policy of_property on canned_replies using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));
create policy for_the_house on canned_replies as restrictive for all
  using (current_setting('app.audience', true) = 'house' or current_setting('app.lookup', true) <> '');

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on canned_replies to bellkey_app;
  end if;
end
$$;
