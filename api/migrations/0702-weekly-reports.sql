-- Who gets the report of the week by e-mail; they say so themselves.
alter table notification_preferences add column weekly_report boolean not null default false;

-- For reading only: the properties in which someone does.
create policy weekly_reports on notification_preferences for select
  using (current_setting('app.lookup') = 'weekly reports' and weekly_report);
