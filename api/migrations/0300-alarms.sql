-- A guest's line that says, or may say, that a person is in danger, and who looked after it.

create table alarms (
  property_id text not null references properties (id),
  id text not null,
  conversation_id text not null,
  -- Text and not an enumeration: a later release may know more kinds.
  kind text not null,
  certainty text not null check (certainty in ('certain', 'possible')),
  words text not null,
  message_id text not null,
  request_id text,
  raised_at timestamptz(3) not null,
  -- When the guest last said something that belongs to it.
  repeated_at timestamptz(3),
  taken_by text,
  taken_at timestamptz(3),
  -- What the guest answered when asked whether they are safe.
  guest_says_safe_at timestamptz(3),
  escalated_at timestamptz(3),
  over_at timestamptz(3),
  over_by_kind text check (over_by_kind in ('guest', 'staff')),
  over_by text,
  primary key (property_id, id),
  foreign key (property_id, conversation_id) references conversations (property_id, id),
  foreign key (property_id, request_id) references requests (property_id, id)
);
-- A further line of the same conversation changes the alarm that is open.
create unique index alarms_one_open on alarms (property_id, conversation_id) where over_at is null;
create index alarms_by_request on alarms (property_id, request_id);

alter table alarms enable row level security;
alter table alarms force row level security;
create policy of_property on alarms using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    -- Kept for good: an alarm changes, and goes only with its property.
    grant select, insert, update on alarms to bellkey_app;
  end if;
end
$$;

alter table properties
  -- ISO 3166 code of two letters, as `PT`. Null for properties that signed up before it was kept: the API derives it
  -- from their time zone.
  add column country text check (country ~ '^[A-Z]{2}$');
