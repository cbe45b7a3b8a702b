-- Knowledge with owners, validity and versions; gaps; the concierge's settings per property; drafts; orders.

alter table facts
  add column kind text not null default 'fact' check (kind in ('fact', 'article')),
  add column status text not null default 'live' check (status in ('draft', 'live', 'retired')),
  add column valid_from timestamptz(3),
  add column owner_id text,
  add column origin text not null default 'manual' check (origin in ('manual', 'csv', 'markdown', 'gap', 'seed')),
  add column version integer not null default 1,
  add column updated_at timestamptz(3) not null default now();
create index facts_by_key on facts (property_id, key);

-- What an entry said and who changed it: added to, never rewritten.
create table fact_versions (
  property_id text not null references properties (id),
  fact_id text not null,
  version integer not null,
  snapshot jsonb not null,
  by_id text,
  by_name text not null,
  at timestamptz(3) not null,
  primary key (property_id, fact_id, version),
  foreign key (property_id, fact_id) references facts (property_id, id)
);

-- Words that mean the same at this property, as its staff say them.
create table synonym_groups (
  property_id text not null references properties (id),
  id text not null,
  words text[] not null,
  primary key (property_id, id)
);

-- Questions of guests that nothing answered, put together by what they ask.
create table gaps (
  property_id text not null references properties (id),
  id text not null,
  kind text not null check (kind in ('unanswered', 'stale', 'wrong')),
  question text not null,
  stems text[] not null,
  count integer not null default 1,
  status text not null default 'open' check (status in ('open', 'taught', 'dismissed')),
  fact_id text,
  owner_id text,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (property_id, id),
  foreign key (property_id, fact_id) references facts (property_id, id)
);
create index gaps_open on gaps (property_id, last_at) where status = 'open';

create table gap_questions (
  property_id text not null references properties (id),
  id text not null,
  gap_id text not null,
  question text not null,
  conversation_id text,
  message_id text,
  at timestamptz(3) not null,
  primary key (property_id, id),
  -- One guest says of one answer once that it is wrong.
  unique (property_id, gap_id, message_id),
  foreign key (property_id, gap_id) references gaps (property_id, id)
);

create table ai_settings (
  property_id text primary key references properties (id),
  suggest_for_vip boolean not null default true,
  suggest_after_complaint boolean not null default true,
  -- Stays of at least this many nights are answered by suggestion; null when the rule is off.
  suggest_from_nights integer check (suggest_from_nights >= 1),
  engine_enabled boolean not null default false,
  base_url text,
  model text,
  -- Sealed with the server's key; there is no operation that opens it again.
  sealed_key text,
  timeout_ms integer not null default 25000 check (timeout_ms between 1000 and 60000),
  monthly_token_budget integer check (monthly_token_budget >= 0),
  daily_turns_per_guest integer not null default 20 check (daily_turns_per_guest >= 0),
  version integer not null default 1,
  changed_by text,
  changed_at timestamptz(3) not null
);

-- What language models have used: one row per month, and one per guest session and day.
create table ai_usage (
  property_id text not null references properties (id),
  period text not null,
  subject text not null,
  turns integer not null default 0,
  tokens integer not null default 0,
  primary key (property_id, period, subject)
);

-- What the staff know about who writes; never in anything that a guest's side reads.
create table conversation_marks (
  property_id text not null references properties (id),
  conversation_id text not null,
  vip boolean not null default false,
  complaint_at timestamptz(3),
  nights integer check (nights >= 1),
  primary key (property_id, conversation_id),
  foreign key (property_id, conversation_id) references conversations (property_id, id)
);

-- Why a turn came out as it did: fetched a person, was refused something, fell back to the other engine.
create table turn_reasons (
  property_id text not null references properties (id),
  turn_id text not null,
  conversation_id text not null,
  engine text not null,
  handoff text,
  refused jsonb not null default '[]',
  fallback text,
  at timestamptz(3) not null,
  primary key (property_id, turn_id),
  foreign key (property_id, turn_id) references turns (property_id, id)
);
create index turn_reasons_by_conversation on turn_reasons (property_id, conversation_id);

create table drafts (
  property_id text not null references properties (id),
  id text not null,
  conversation_id text not null,
  turn_id text not null,
  answers_ordinal integer not null,
  body text not null,
  proposed jsonb not null default '[]',
  engine text not null,
  forced_by text,
  state text not null default 'open' check (state in ('open', 'sent', 'edited', 'discarded', 'superseded')),
  decided_by text,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (property_id, id),
  foreign key (property_id, conversation_id) references conversations (property_id, id)
);
create unique index drafts_one_open on drafts (property_id, conversation_id) where state = 'open';

alter table conversations
  -- When the house said that nobody answered in time, and told the duty manager.
  add column escalated_at timestamptz(3);

alter table menu_items
  add column option_groups jsonb not null default '[]';

create table orders (
  property_id text not null references properties (id),
  id text not null,
  no integer not null,
  conversation_id text not null,
  guest_session_id text not null,
  location_id text not null,
  state text not null check (state in ('draft', 'submitted', 'discarded')),
  payment text check (payment in ('room', 'on_delivery')),
  allergy text,
  allergy_acknowledged_by text,
  allergy_acknowledged_at timestamptz(3),
  note text,
  total_cents integer not null default 0,
  request_id text,
  last_turn_id text,
  created_at timestamptz(3) not null,
  submitted_at timestamptz(3),
  primary key (property_id, id),
  foreign key (property_id, conversation_id) references conversations (property_id, id),
  foreign key (property_id, location_id) references locations (property_id, id),
  foreign key (property_id, request_id) references requests (property_id, id)
);
create unique index orders_one_draft on orders (property_id, conversation_id) where state = 'draft';
create unique index orders_by_request on orders (property_id, request_id) where request_id is not null;

-- A line keeps the name and price that it was ordered with.
create table order_lines (
  property_id text not null references properties (id),
  order_id text not null,
  id text not null,
  position integer not null,
  item_id text not null,
  name text not null,
  unit_cents integer not null check (unit_cents >= 0),
  quantity integer not null check (quantity between 1 and 20),
  options jsonb not null default '[]',
  note text,
  primary key (property_id, order_id, id),
  foreign key (property_id, order_id) references orders (property_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'fact_versions', 'synonym_groups', 'gaps', 'gap_questions', 'ai_settings', 'ai_usage', 'conversation_marks',
    'turn_reasons', 'drafts', 'orders', 'order_lines'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
  end loop;
end
$$;

-- Internal knowledge is for the house. A transaction that answers a guest does not see the rows at all, and one that
-- does not say for whom it works counts as a guest's.
create policy for_the_house on facts as restrictive
  using (scope <> 'internal' or current_setting('app.audience', true) = 'house');
create policy for_the_house on fact_versions as restrictive
  using (current_setting('app.audience', true) = 'house');
create policy for_the_house on conversation_marks as restrictive
  using (current_setting('app.audience', true) = 'house');

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert on fact_versions, turn_reasons to bellkey_app;
    grant select, insert, update, delete on synonym_groups, gaps, gap_questions, ai_settings, ai_usage,
      conversation_marks, drafts, orders, order_lines to bellkey_app;
  end if;
end
$$;
