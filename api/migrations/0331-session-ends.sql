-- Sessions end some time after the code was last scanned, however busy they are: a phone that left keeps no key to a
-- room for ever. The index is for counting the sessions of a place, which every new one does.

alter table guest_sessions add column scanned_at timestamptz(3);
update guest_sessions set scanned_at = created_at;
alter table guest_sessions alter column scanned_at set not null;

create index guest_sessions_by_place on guest_sessions (property_id, location_id, created_at);
