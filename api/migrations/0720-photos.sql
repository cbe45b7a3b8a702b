-- Photos that guests send in the chat (decision 0600). They are kept, exported and erased with the conversation.
create table photos (
  property_id text not null references properties (id),
  id text not null,
  conversation_id text not null,
  guest_session_id text not null,
  -- The sender's own id, so that a photo that is sent twice is kept once.
  client_id text not null,
  -- The message that it came with; null until it is sent, and what is never sent is deleted after a day.
  message_id text,
  width integer not null,
  height integer not null,
  created_at timestamptz(3) not null,
  -- Written by us, as JPEG: whatever the file held besides the picture is gone.
  picture bytea not null,
  thumbnail bytea not null,
  primary key (property_id, id),
  unique (property_id, conversation_id, client_id),
  foreign key (property_id, conversation_id) references conversations (property_id, id) on delete cascade
);
create index photos_by_time on photos (property_id, created_at);
create index photos_unsent on photos (property_id, created_at) where message_id is null;
-- JPEG does not compress again.
alter table photos alter column picture set storage external;
alter table photos alter column thumbnail set storage external;

-- The requests that a photo belongs to.
create table request_photos (
  property_id text not null references properties (id),
  request_id text not null,
  photo_id text not null,
  primary key (property_id, request_id, photo_id),
  foreign key (property_id, request_id) references requests (property_id, id) on delete cascade,
  foreign key (property_id, photo_id) references photos (property_id, id) on delete cascade
);
create index request_photos_by_photo on request_photos (property_id, photo_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['photos', 'request_photos'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
  end loop;
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on photos to bellkey_app;
    grant select, insert, delete on request_photos to bellkey_app;
  end if;
end
$$;
