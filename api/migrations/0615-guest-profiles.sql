-- What guests say about themselves by hand, for as long as their visit. One per conversation, made when they first say
-- something.
create table guest_profiles (
  property_id text not null references properties (id),
  conversation_id text not null,
  preferred_name text,
  language text,
  -- As the property's clocks show it: `22:00`.
  quiet_from text,
  quiet_until text,
  allergies text,
  -- Whether the property may write after the visit, and since when that is so.
  marketing boolean not null default false,
  marketing_at timestamptz(3),
  changed_at timestamptz(3) not null,
  -- How often it was changed, which is limited.
  changes integer not null default 1,
  erasure_asked_at timestamptz(3),
  primary key (property_id, conversation_id),
  foreign key (property_id, conversation_id) references conversations (property_id, id) on delete cascade
);

alter table guest_profiles enable row level security;
alter table guest_profiles force row level security;
create policy of_property on guest_profiles using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on guest_profiles to bellkey_app;
  end if;
end
$$;
