-- When the sections of a hand-over note were last written from the data, and which lines were: hashes by section, so
-- that an erased guest's words are not kept here. A later draft tells by them what a person has written.
alter table shift_notes add column drafted_at timestamptz(3), add column drafted jsonb;
