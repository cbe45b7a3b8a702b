-- Photos that staff attach to a request that they raise, or to an internal note (decision 0810). They have no guest who
-- sent them, and no conversation until the text that they come with has one.
alter table photos alter column conversation_id drop not null;
alter table photos alter column guest_session_id drop not null;
alter table photos add column member_id text;
-- False for those of notes: the guest of the conversation does not see them.
alter table photos add column for_guest boolean not null default true;
-- When a text of the staff took it; null until then, and for photos of guests.
alter table photos add column attached_at timestamptz(3);
alter table photos add constraint photos_sender check ((guest_session_id is null) <> (member_id is null));
create unique index photos_of_member on photos (property_id, member_id, client_id) where member_id is not null;
