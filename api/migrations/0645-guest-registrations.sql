-- What guests say before they arrive: one registration per conversation, kept and erased with it. Nothing is here until
-- a guest has sent it.
create table guest_registrations (
  property_id text not null references properties (id),
  conversation_id text not null,
  -- waiting: sent; changes: staff ask for something else; ready: checked.
  state text not null check (state in ('waiting', 'changes', 'ready')),
  -- The stay that it belongs to, once the property knows of stays.
  stay_id text,
  details jsonb not null,
  submitted_at timestamptz(3) not null,
  -- How often it was sent, which is limited, and the version that staff decide on.
  submissions integer not null default 1,
  -- What staff ask for.
  note text,
  decided_at timestamptz(3),
  -- As it was then: members are renamed and leave.
  decided_by text,
  primary key (property_id, conversation_id),
  foreign key (property_id, conversation_id) references conversations (property_id, id) on delete cascade
);
create index guest_registrations_by_time on guest_registrations (property_id, submitted_at desc);

alter table guest_registrations enable row level security;
alter table guest_registrations force row level security;
create policy of_property on guest_registrations using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on guest_registrations to bellkey_app;
  end if;
end
$$;
