-- Deadlines that act. The moment at which a request's clock next has something to do is written with the request
-- itself (decision 0440), so one query over all properties finds what is due.
alter table requests
  add column act_at timestamptz(3),
  -- What was decided when the request was made, so that a changed policy does not change a running clock.
  add column plan jsonb,
  -- Steps of the escalation that were taken since the deadline was last set: 0 for none, 4 for everyone.
  add column escalation smallint not null default 0,
  add column escalated_at timestamptz(3),
  add column warned_at timestamptz(3),
  add column reminded_at timestamptz(3),
  -- How often the clock itself has moved the promise since a person last set it.
  add column slips smallint not null default 0,
  add column promise_change jsonb,
  -- Departments that were asked to help, or '*' for every department.
  add column also_for text[] not null default '{}',
  -- Which request of its service and place within seven days this is.
  add column repeated smallint not null default 1,
  add column schedule jsonb,
  add column offer jsonb;

create index requests_by_act_at on requests (act_at) where act_at is not null;
create index requests_repeated on requests (property_id, location_id, service_key, created_at);

-- For reading only, and no request without a deadline.
create policy requests_with_deadlines on requests for select
  using (current_setting('app.lookup') = 'requests that are due' and act_at is not null);

alter table request_steps add column event jsonb;

-- The owner of the table may be bound by its policies, and here no property is chosen.
alter table requests no force row level security;
-- What was late before clocks acted stays as it is: nobody is to be told of a promise that passed long ago.
update requests set act_at = case when state = 'done' then done_at + interval '24 hours'
  else least(acknowledge_by, promised_at) end
where state = 'done'
  or (state in ('new', 'acknowledged', 'in_progress', 'needs_approval')
    and coalesce(promised_at, acknowledge_by) > now());
alter table requests force row level security;

-- Who of the staff is on duty, as far as they said so. Those who never said count as on duty.
create table staff_presence (
  property_id text not null references properties (id),
  member_id text not null,
  on_duty boolean not null,
  since timestamptz(3) not null,
  primary key (property_id, member_id),
  foreign key (property_id, member_id) references staff_members (property_id, id)
);

-- The property's service levels, hours of departments, and holidays, as one document (shared/src/api/service-levels.ts).
create table service_policies (
  property_id text primary key references properties (id),
  version integer not null,
  policy jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by text not null
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['staff_presence', 'service_policies'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
  end loop;
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on staff_presence, service_policies to bellkey_app;
  end if;
end
$$;
