-- Browsers in which a guest agreed to be told of their requests while the page is closed (RFC 8030, RFC 8291). They end
-- with the guest's session, and are erased with it.
create table guest_devices (
  property_id text not null references properties (id),
  id text not null,
  guest_session_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null,
  last_sent_at timestamptz(3),
  primary key (property_id, id),
  -- One browser belongs to one visit: whoever uses it next takes it over.
  unique (property_id, endpoint),
  foreign key (property_id, guest_session_id) references guest_sessions (property_id, id) on delete cascade
);
create index guest_devices_by_session on guest_devices (property_id, guest_session_id);

alter table guest_devices enable row level security;
alter table guest_devices force row level security;
create policy of_property on guest_devices using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on guest_devices to bellkey_app;
  end if;
end
$$;
