-- What a guest may have erased, what retention erases by itself, and what was erased: who, when, of what kinds and how
-- much, without a word of it (decision 0475).

-- When the words of a request were erased. What is left says what was asked where and when, for reports.
alter table requests add column erased_at timestamptz(3);
create index requests_with_words on requests (property_id, created_at) where erased_at is null;

create table retention_settings (
  property_id text primary key references properties (id),
  conversation_days integer not null,
  request_days integer not null,
  event_days integer not null,
  version integer not null default 1
);

create table erasures (
  property_id text not null references properties (id),
  id text not null,
  at timestamptz(3) not null,
  -- Null where retention erased. The name as it was then.
  member_id text,
  member_name text,
  conversation_id text,
  -- Rows by kind.
  counts jsonb not null,
  primary key (property_id, id)
);
create index erasures_by_time on erasures (property_id, at desc, id desc);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['retention_settings', 'erasures'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
    execute format(
      'create policy for_the_house on %I as restrictive using (current_setting(''app.audience'', true) = ''house'')',
      tenant_table);
  end loop;
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update on retention_settings to bellkey_app;
    grant select, insert on erasures to bellkey_app;
  end if;
end
$$;

-- The log of events, the steps of requests and alarms cannot be rewritten by the API. These functions are the exception:
-- they erase, in the property of the transaction that calls them and nowhere else.

-- Erases a conversation with its guest session and everything that holds words of it. Null: there is none. With `open`:
-- how many requests and alarms are open, and nothing is erased. `thorough` also looks into what has no index, such as
-- answers of the staff assistant; retention erases that by its age.
create function erase_conversation(wanted text, at timestamptz, thorough boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant text := current_setting('app.property');
  of_session text;
  began timestamptz;
  request_ids text[];
  ids text[];
  asked text[];
  pattern text;
  n integer;
  counts jsonb := '{}';
begin
  select guest_session_id, created_at into of_session, began
    from conversations where property_id = tenant and id = wanted for update;
  if not found then return null; end if;
  select coalesce(array_agg(id), '{}') into request_ids from requests
    where property_id = tenant and (conversation_id = wanted or guest_session_id = of_session);
  select (select count(*) from requests where property_id = tenant and id = any(request_ids)
            and state not in ('done', 'closed', 'cancelled', 'declined', 'expired'))
       + (select count(*) from alarms where property_id = tenant and conversation_id = wanted and over_at is null)
    into n;
  if n > 0 then return jsonb_build_object('open', n); end if;
  select request_ids || wanted || of_session || coalesce(array_agg(id), '{}') into ids from messages
    where property_id = tenant and conversation_id = wanted;

  delete from order_lines where property_id = tenant
    and order_id in (select id from orders where property_id = tenant and conversation_id = wanted);
  delete from orders where property_id = tenant and conversation_id = wanted;
  get diagnostics n = row_count;
  counts := counts || jsonb_build_object('orders', n);
  delete from turn_requests where property_id = tenant
    and turn_id in (select id from turns where property_id = tenant and conversation_id = wanted);
  delete from alarms where property_id = tenant and conversation_id = wanted;
  get diagnostics n = row_count;
  counts := counts || jsonb_build_object('alarms', n);
  delete from drafts where property_id = tenant and conversation_id = wanted;
  delete from turn_reasons where property_id = tenant and conversation_id = wanted;
  delete from conversation_marks where property_id = tenant and conversation_id = wanted;
  delete from messages where property_id = tenant and conversation_id = wanted;
  get diagnostics n = row_count;
  counts := counts || jsonb_build_object('messages', n);
  delete from turns where property_id = tenant and conversation_id = wanted;

  update requests set conversation_id = null, guest_session_id = null, note = null, details = '[]',
      title = (select title from services s where s.property_id = tenant and s.key = service_key),
      promise_change = null, offer = null, schedule = null, erased_at = at
    where property_id = tenant and id = any(request_ids);
  get diagnostics n = row_count;
  counts := counts || jsonb_build_object('requests', n);
  update request_steps set reason = null, event = null,
      by_name = case when by_kind = 'staff' then by_name end
    where property_id = tenant and request_id = any(request_ids);

  -- A gap keeps what others asked.
  select coalesce(array_agg(distinct gap_id), '{}') into asked from gap_questions
    where property_id = tenant and conversation_id = wanted;
  delete from gap_questions where property_id = tenant and conversation_id = wanted;
  get diagnostics n = row_count;
  counts := counts || jsonb_build_object('questions', n);
  delete from gaps where property_id = tenant and id = any(asked)
    and not exists (select from gap_questions q where q.property_id = tenant and q.gap_id = gaps.id);
  update gaps set stems = '{}', question =
      (select q.question from gap_questions q where q.property_id = tenant and q.gap_id = gaps.id order by q.at desc limit 1)
    where property_id = tenant and id = any(asked);

  delete from events where property_id = tenant and conversation_id = wanted;
  delete from notification_deliveries where property_id = tenant and request_id = any(request_ids);
  if thorough then
    -- Ids hold no character that a pattern would read.
    pattern := array_to_string(ids, '|');
    delete from events where property_id = tenant
      and (guest_session_id = of_session or (created_at >= began and payload::text ~ pattern));
    delete from notification_deliveries where property_id = tenant and created_at >= began
      and (source ~ pattern or payload::text ~ pattern);
    delete from idempotency_keys where property_id = tenant
      and (caller = 'guest:' || of_session or (created_at >= began and answer::text ~ pattern));
    -- They are kept for 30 days, and quote without saying whom.
    delete from staff_questions where property_id = tenant and asked_at >= began;
    get diagnostics n = row_count;
    counts := counts || jsonb_build_object('assistantAnswers', n);
    update shift_notes set sections = (
        select jsonb_agg(case when section::text ~ pattern
          then section || '{"text": "", "records": []}' else section end order by place)
        from jsonb_array_elements(sections) with ordinality as part (section, place))
      where property_id = tenant and sections::text ~ pattern;
    get diagnostics n = row_count;
    counts := counts || jsonb_build_object('shiftNotes', n);
  end if;
  delete from ai_usage where property_id = tenant and subject = of_session;
  delete from limit_counts where caller = of_session;
  delete from conversations where property_id = tenant and id = wanted;
  delete from guest_sessions where property_id = tenant and id = of_session;
  return counts || '{"conversations": 1}';
end
$$;

-- Erases the words of at most `most` ended requests that were made before an instant. Returns how many.
create function erase_words_of_requests(before timestamptz, at timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant text := current_setting('app.property');
  wanted text[];
begin
  select coalesce(array_agg(id), '{}') into wanted from (
    select id from requests where property_id = tenant and erased_at is null and created_at < before
      and state in ('done', 'closed', 'cancelled', 'declined', 'expired') and conversation_id is null
    order by created_at limit most for update skip locked) as oldest;
  update requests set note = null, details = '[]', promise_change = null, offer = null, schedule = null, erased_at = at
    where property_id = tenant and id = any(wanted);
  update request_steps set reason = null, event = null where property_id = tenant and request_id = any(wanted);
  return cardinality(wanted);
end
$$;

-- Erases at most `most` events, stored answers and messages to staff from before an instant. Returns how many.
create function erase_events(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant text := current_setting('app.property');
  n integer;
  total integer := 0;
begin
  delete from events where property_id = tenant and no in (
    select no from events where property_id = tenant and created_at < before order by no limit most
    for update skip locked);
  get diagnostics total = row_count;
  delete from idempotency_keys where property_id = tenant and created_at < before;
  get diagnostics n = row_count;
  total := total + n;
  delete from notification_deliveries where property_id = tenant and created_at < before and state <> 'waiting';
  get diagnostics n = row_count;
  return total + n;
end
$$;

do $$
declare
  eraser text;
begin
  foreach eraser in array array['erase_conversation(text, timestamptz, boolean)',
    'erase_words_of_requests(timestamptz, timestamptz, integer)', 'erase_events(timestamptz, integer)'] loop
    execute format('revoke all on function %s from public', eraser);
    if exists (select from pg_roles where rolname = 'bellkey_app') then
      execute format('grant execute on function %s to bellkey_app', eraser);
    else
      execute format('grant execute on function %s to current_user', eraser);
    end if;
  end loop;
end
$$;
