-- Notes of the staff on a request. Guests never see them, so that they are no lines of its history.
create table request_notes (
  property_id text not null references properties (id),
  request_id text not null,
  -- In the order of their commits.
  no integer not null,
  id text not null,
  client_id text not null,
  member_id text not null,
  -- As it was at the time: members are renamed and leave.
  member_name text not null,
  body text not null,
  -- [{ id, name }], the members whom it names.
  mentions jsonb not null,
  created_at timestamptz(3) not null,
  primary key (property_id, request_id, no),
  unique (property_id, id),
  unique (property_id, request_id, member_id, client_id),
  foreign key (property_id, request_id) references requests (property_id, id) on delete cascade
);

alter table request_notes enable row level security;
alter table request_notes force row level security;
create policy of_property on request_notes using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));
create policy for_the_house on request_notes as restrictive for all
  using (current_setting('app.audience', true) = 'house' or current_setting('app.lookup', true) <> '');

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on request_notes to bellkey_app;
  end if;
end
$$;

-- Notes quote guests: they are erased with the words of their request.
create function forget_request_notes() returns trigger language plpgsql as $$
begin
  delete from request_notes where property_id = new.property_id and request_id = new.id;
  return null;
end
$$;

create trigger forget_request_notes after update of erased_at on requests
  for each row when (new.erased_at is not null and old.erased_at is null) execute function forget_request_notes();
