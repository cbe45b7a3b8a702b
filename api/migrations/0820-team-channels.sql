-- Team channels: what the staff of a property write to each other. The channel of everyone and those of departments
-- are not rows: their ids are made of the department's key. A direct channel is a row, of two members in order.
create table team_directs (
  property_id text not null references properties (id),
  id text not null,
  member_a text not null,
  member_b text not null,
  created_at timestamptz(3) not null,
  primary key (property_id, id),
  unique (property_id, member_a, member_b),
  check (member_a < member_b),
  foreign key (property_id, member_a) references staff_members (property_id, id) on delete cascade,
  foreign key (property_id, member_b) references staff_members (property_id, id) on delete cascade
);
create index team_directs_of_second on team_directs (property_id, member_b);

create table team_messages (
  property_id text not null references properties (id),
  channel_id text not null,
  -- In its channel, without gaps from the latest back to the oldest that is kept.
  no integer not null,
  id text not null,
  client_id text not null,
  member_id text not null,
  -- As it was at the time: members are renamed and leave.
  member_name text not null,
  body text not null,
  -- [{ id, name }], the members whom it names.
  mentions jsonb not null,
  -- Whether it calls everyone of the channel who is on duty.
  here boolean not null,
  created_at timestamptz(3) not null,
  primary key (property_id, channel_id, no)
);
create index team_messages_by_time on team_messages (property_id, created_at);
create index team_messages_calls on team_messages (property_id, member_id, created_at) where here;

-- How far a member has read a channel.
create table team_reads (
  property_id text not null references properties (id),
  channel_id text not null,
  member_id text not null,
  up_to integer not null,
  primary key (property_id, member_id, channel_id),
  foreign key (property_id, member_id) references staff_members (property_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['team_directs', 'team_messages', 'team_reads'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
    execute format(
      'create policy for_the_house on %I as restrictive for all
       using (current_setting(''app.audience'', true) = ''house'')', tenant_table);
  end loop;
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on team_directs, team_messages, team_reads to bellkey_app;
  end if;
end
$$;
