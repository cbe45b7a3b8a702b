-- Every row of a tenant carries property_id, and every reference inside a tenant is a composite key that begins
-- with it: a row of one property cannot point at a row of another, whatever the code does.

create table organizations (
  id text primary key,
  name text not null,
  created_at timestamptz(3) not null default now()
);

create table properties (
  id text primary key,
  organization_id text not null references organizations (id),
  slug text not null unique,
  name text not null,
  kind text not null check (kind in ('hotel', 'restaurant', 'str')),
  time_zone text not null,
  currency text not null check (length(currency) = 3),
  languages text[] not null,
  phone text,
  -- The number of the last event. Taken under this row's lock at the end of a transaction, so that the order of
  -- numbers is the order of commits and a reader that asks for "all after n" can never miss one.
  event_no bigint not null default 0,
  request_no integer not null default 0,
  created_at timestamptz(3) not null default now()
);

create table locations (
  property_id text not null references properties (id),
  id text not null,
  kind text not null check (kind in ('room', 'table', 'area', 'lobby')),
  label text not null,
  floor text,
  active boolean not null default true,
  primary key (property_id, id)
);

create table departments (
  property_id text not null references properties (id),
  key text not null,
  name text not null,
  position integer not null default 0,
  primary key (property_id, key)
);

create table services (
  property_id text not null references properties (id),
  key text not null,
  title text not null,
  department_key text not null,
  kind text not null check (kind in ('deliver', 'fix', 'book', 'inform', 'approve', 'emergency')),
  required_slots text[] not null default '{}',
  level text not null,
  max_quantity integer not null default 1,
  starter text not null,
  featured boolean not null default false,
  active boolean not null default true,
  position integer not null default 0,
  primary key (property_id, key),
  foreign key (property_id, department_key) references departments (property_id, key)
);

create table facts (
  property_id text not null references properties (id),
  id text not null,
  key text not null,
  title text not null,
  scope text not null check (scope in ('public', 'room', 'internal')),
  keywords text[] not null default '{}',
  "values" jsonb not null default '{}',
  text jsonb not null,
  confirmed_at timestamptz(3) not null,
  valid_until timestamptz(3),
  primary key (property_id, id)
);

create table menu_categories (
  property_id text not null references properties (id),
  id text not null,
  name text not null,
  available_from text,
  available_until text,
  position integer not null default 0,
  primary key (property_id, id)
);

create table menu_items (
  property_id text not null references properties (id),
  id text not null,
  category_id text not null,
  name text not null,
  description text not null,
  price_cents integer not null check (price_cents >= 0),
  allergens text[] not null default '{}',
  diets text[] not null default '{}',
  age_restricted boolean not null default false,
  available boolean not null default true,
  position integer not null default 0,
  primary key (property_id, id),
  foreign key (property_id, category_id) references menu_categories (property_id, id)
);

create table staff_members (
  property_id text not null references properties (id),
  id text not null,
  uid text not null,
  name text not null,
  role text not null check (role in ('staff', 'agent', 'manager', 'owner', 'developer')),
  state text not null check (state in ('pending', 'approved', 'rejected', 'suspended')),
  departments text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  primary key (property_id, id),
  unique (property_id, uid)
);
create index staff_members_by_uid on staff_members (uid);

create table qr_codes (
  property_id text not null references properties (id),
  id text not null,
  location_id text not null,
  code_hash text not null unique,
  short_code_hash text not null unique,
  active boolean not null default true,
  rotated_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (property_id, id),
  foreign key (property_id, location_id) references locations (property_id, id)
);

create table guest_sessions (
  property_id text not null references properties (id),
  id text not null,
  location_id text not null,
  qr_code_id text not null,
  token_hash text not null unique,
  assurance text not null check (assurance in ('L0', 'L1', 'L2', 'L3')),
  language text not null,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_reason text,
  primary key (property_id, id),
  foreign key (property_id, location_id) references locations (property_id, id),
  foreign key (property_id, qr_code_id) references qr_codes (property_id, id)
);

create table conversations (
  property_id text not null references properties (id),
  id text not null,
  location_id text not null,
  guest_session_id text not null,
  state text not null check (state in ('ai_active', 'awaiting_human', 'human_active', 'resolved')),
  assignee_id text,
  handoff_reason text,
  handoff_at timestamptz(3),
  waiting_since timestamptz(3),
  last_message_at timestamptz(3),
  preview text,
  unread_by_staff integer not null default 0,
  -- The ordinal of the newest message; taken under this row's lock, so a conversation has one order for all.
  last_ordinal integer not null default 0,
  -- Where the engine's memory begins: everything up to here was resolved.
  resolved_ordinal integer not null default 0,
  created_at timestamptz(3) not null,
  primary key (property_id, id),
  unique (property_id, guest_session_id),
  foreign key (property_id, location_id) references locations (property_id, id),
  foreign key (property_id, guest_session_id) references guest_sessions (property_id, id),
  foreign key (property_id, assignee_id) references staff_members (property_id, id)
);
create index conversations_waiting on conversations (property_id, waiting_since) where state = 'awaiting_human';

-- One answer that the engine owes. It is written with the guest's message, so a crash between the message and its
-- answer leaves a mark that the next process finds.
create table turns (
  property_id text not null references properties (id),
  id text not null,
  conversation_id text not null,
  state text not null check (state in ('pending', 'running', 'done', 'failed', 'abandoned')),
  -- The newest guest message that this turn answers.
  answers_ordinal integer not null,
  attempts integer not null default 0,
  runner text,
  lease_until timestamptz(3),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (property_id, id),
  foreign key (property_id, conversation_id) references conversations (property_id, id)
);
create unique index turns_one_pending on turns (property_id, conversation_id) where state = 'pending';
create unique index turns_one_running on turns (property_id, conversation_id) where state = 'running';

create table messages (
  property_id text not null references properties (id),
  id text not null,
  conversation_id text not null,
  ordinal integer not null,
  client_id text,
  sender_kind text not null check (sender_kind in ('guest', 'ai', 'staff', 'system')),
  sender_id text,
  sender_name text,
  body text not null,
  parts jsonb not null default '[]',
  visibility text not null check (visibility in ('public', 'internal')),
  engine text,
  turn_id text,
  answers_ordinal integer,
  actions jsonb not null default '[]',
  created_at timestamptz(3) not null,
  seen_at timestamptz(3),
  primary key (property_id, id),
  unique (property_id, conversation_id, ordinal),
  unique (property_id, conversation_id, client_id),
  unique (property_id, turn_id),
  foreign key (property_id, conversation_id) references conversations (property_id, id),
  foreign key (property_id, turn_id) references turns (property_id, id)
);
create index messages_by_guest on messages (property_id, sender_id, created_at) where sender_kind = 'guest';

create table requests (
  property_id text not null references properties (id),
  id text not null,
  no integer not null,
  service_key text not null,
  title text not null,
  quantity integer check (quantity between 1 and 99),
  note text,
  location_id text not null,
  department_key text not null,
  state text not null,
  priority text not null check (priority in ('normal', 'high', 'emergency')),
  source text not null check (source in ('ai', 'guest', 'staff')),
  conversation_id text,
  guest_session_id text,
  assignee_id text,
  created_at timestamptz(3) not null,
  acknowledge_by timestamptz(3) not null,
  promised_at timestamptz(3),
  acknowledged_at timestamptz(3),
  -- Since when the clock stands still (waiting_guest, on_hold).
  paused_at timestamptz(3),
  done_at timestamptz(3),
  primary key (property_id, id),
  unique (property_id, no),
  foreign key (property_id, service_key) references services (property_id, key),
  foreign key (property_id, location_id) references locations (property_id, id),
  foreign key (property_id, department_key) references departments (property_id, key),
  foreign key (property_id, conversation_id) references conversations (property_id, id),
  foreign key (property_id, guest_session_id) references guest_sessions (property_id, id),
  foreign key (property_id, assignee_id) references staff_members (property_id, id)
);
create index requests_by_conversation on requests (property_id, conversation_id);
create index requests_by_state on requests (property_id, state, promised_at);

create table request_steps (
  property_id text not null references properties (id),
  request_id text not null,
  ordinal integer not null,
  state text not null,
  at timestamptz(3) not null,
  by_kind text not null,
  by_id text,
  by_name text,
  reason text,
  primary key (property_id, request_id, ordinal),
  foreign key (property_id, request_id) references requests (property_id, id)
);

-- What a turn has already asked for: a turn that runs again after a crash finds its request here and makes no second.
create table turn_requests (
  property_id text not null references properties (id),
  turn_id text not null,
  service_key text not null,
  request_id text not null,
  primary key (property_id, turn_id, service_key),
  foreign key (property_id, turn_id) references turns (property_id, id),
  foreign key (property_id, request_id) references requests (property_id, id)
);

create table events (
  property_id text not null references properties (id),
  no bigint not null,
  type text not null,
  conversation_id text,
  department_key text,
  -- Only for this guest session (the end of it).
  guest_session_id text,
  for_guest boolean not null,
  payload jsonb not null,
  created_at timestamptz(3) not null,
  primary key (property_id, no)
);
create index events_by_conversation on events (property_id, conversation_id, no);

create table idempotency_keys (
  property_id text not null references properties (id),
  caller text not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (property_id, caller, key)
);
