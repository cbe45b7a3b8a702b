-- What people are told when no page of theirs is open (decision 0444).

-- Up to which event of the property's log people have been told. Written with the deliveries that follow from them.
create table notification_cursors (
  property_id text primary key references properties (id),
  no bigint not null
);
-- What happened before there were notifications is told to no one. The owner of the table may be bound by its policies.
alter table properties no force row level security;
insert into notification_cursors (property_id, no) select id, event_no from properties;
alter table properties force row level security;

-- Browsers that a member of the staff turned push on in (RFC 8030, RFC 8291).
create table push_devices (
  property_id text not null references properties (id),
  id text not null,
  member_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  label text not null,
  created_at timestamptz(3) not null,
  last_sent_at timestamptz(3),
  primary key (property_id, id),
  -- One browser belongs to one person: whoever signs in there next takes it over.
  unique (property_id, endpoint),
  foreign key (property_id, member_id) references staff_members (property_id, id) on delete cascade
);
create index push_devices_by_member on push_devices (property_id, member_id);

create table notification_preferences (
  property_id text not null references properties (id),
  member_id text not null,
  -- By kind: whether by push, by e-mail, with a sound. What is missing is as shared/src/api/notifications.ts says.
  choices jsonb not null,
  -- Minutes of the property's day; null without quiet hours.
  quiet_from smallint,
  quiet_until smallint,
  primary key (property_id, member_id),
  foreign key (property_id, member_id) references staff_members (property_id, id) on delete cascade
);

-- Until when a person looks at the staff app, by tab.
create table staff_attention (
  property_id text not null references properties (id),
  member_id text not null,
  tab text not null,
  until timestamptz(3) not null,
  primary key (property_id, member_id, tab),
  foreign key (property_id, member_id) references staff_members (property_id, id) on delete cascade
);

-- What is sent, to whom, and what became of it.
create table notification_deliveries (
  property_id text not null references properties (id),
  id text not null,
  -- What happened, so that nothing is told twice: request:<id>:3, alarm:<id> ...
  source text not null,
  kind text not null,
  channel text not null check (channel in ('push', 'email', 'webhook')),
  -- The device, the member (e-mail), or the webhook.
  target text not null,
  -- Null for the webhook.
  member_id text,
  request_id text,
  payload jsonb not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  attempts smallint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  finished_at timestamptz(3),
  -- The answer's status, and why it failed or was dropped, as people may read it.
  status smallint,
  reason text,
  primary key (property_id, id),
  unique (property_id, source, channel, target)
);
create index notification_deliveries_due on notification_deliveries (due_at) where state = 'waiting';
create index notification_deliveries_by_member on notification_deliveries (property_id, member_id, created_at);
create index notification_deliveries_by_channel on notification_deliveries (property_id, channel, created_at);

create table property_webhooks (
  property_id text primary key references properties (id),
  url text not null,
  kinds text[] not null,
  enabled boolean not null,
  sealed_secret text not null,
  -- Deliveries in a row that failed for good.
  failures integer not null default 0,
  -- When it was turned off because nothing arrived.
  gave_up_at timestamptz(3),
  version integer not null default 1
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'notification_cursors', 'push_devices', 'notification_preferences', 'staff_attention', 'notification_deliveries',
    'property_webhooks'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
    execute format(
      'create policy for_the_house on %I as restrictive
       using (current_setting(''app.audience'', true) = ''house'' or current_setting(''app.lookup'', true) <> '''')',
      tenant_table);
    if exists (select from pg_roles where rolname = 'bellkey_app') then
      execute format('grant select, insert, update, delete on %I to bellkey_app', tenant_table);
    end if;
  end loop;
end
$$;

-- For reading only: where there is something to do.
create policy deliveries_that_are_due on notification_deliveries for select
  using (current_setting('app.lookup') = 'notifications that are due' and state = 'waiting');
create policy cursors_behind on notification_cursors for select
  using (current_setting('app.lookup') = 'notifications that are due');
create policy properties_with_events on properties for select
  using (current_setting('app.lookup') = 'notifications that are due');

-- The settings' history has the webhook, too. The contract has the list of its subjects (shared/src/api/settings.ts).
alter table setting_changes drop constraint setting_changes_subject_check;
