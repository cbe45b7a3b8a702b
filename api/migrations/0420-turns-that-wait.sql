-- Each process looks every few seconds for answers that are owed in any property. With this it asks once, where it
-- asked once for each property. For reading only, and no row of a turn that has ended.
create policy turns_that_wait on turns for select
  using (current_setting('app.lookup') = 'turns that wait' and state in ('pending', 'running'));
