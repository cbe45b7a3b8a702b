-- A conversation that a staff member has put aside until a time, or until the guest writes.
alter table conversations
  add column snoozed_until timestamptz(3),
  add column snoozed_by text,
  add check ((snoozed_until is null) = (snoozed_by is null));

create index conversations_by_snooze on conversations (snoozed_until) where snoozed_until is not null;

-- For reading only, and no conversation that is not snoozed.
create policy conversations_that_are_snoozed on conversations for select
  using (current_setting('app.lookup', true) = 'conversations that are snoozed' and snoozed_until is not null);
