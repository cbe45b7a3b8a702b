-- Reasons are read by day, newest first, and there is one for each hand-off: also for those that no turn decided
-- (the guest's own tap, too many answers owed). Such a reason has an id of its own in the place of the turn's.
alter table turn_reasons drop constraint turn_reasons_property_id_turn_id_fkey;
alter table turn_reasons add foreign key (property_id, conversation_id) references conversations (property_id, id);
create index turn_reasons_by_time on turn_reasons (property_id, at desc, turn_id desc);
