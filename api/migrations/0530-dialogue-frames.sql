-- What is open and was talked about in a conversation, as the concierge left it after the turn that answered the line with
-- this ordinal. It has words of the guest in it and goes with the conversation's other marks.
alter table conversation_marks
  add column frame jsonb check (pg_column_size(frame) <= 32768),
  add column frame_ordinal integer;
