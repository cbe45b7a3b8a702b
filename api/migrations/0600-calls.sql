-- What is done in order behind a lock, in one call: each statement of a function sees what was committed while the one
-- before it waited, which the parts of a single statement do not. The functions have the rights of whoever calls them,
-- so row-level security binds them like any other statement.

-- Whether the key of an idempotent operation was free; it is taken now.
create function claim_key(
  of_property text, of_caller text, wanted text, for_operation text, hash text, at timestamptz
) returns boolean language plpgsql security invoker as $$
begin
  insert into idempotency_keys (property_id, caller, key, operation, request_hash, created_at)
    values (of_property, of_caller, wanted, for_operation, hash, at)
    on conflict do nothing;
  return found;
end
$$;

-- Locks a guest's conversation and reads what decides over their next line.
create function hold_for_line(
  of_property text, of_conversation text, of_client text, of_session text, since timestamptz, most integer
) returns jsonb language plpgsql security invoker as $$
declare
  held conversations;
  same jsonb;
  recent jsonb;
  oldest timestamptz;
  written integer;
  owed integer;
begin
  select * into held from conversations c where c.property_id = of_property and c.id = of_conversation for update;
  if not found then return null; end if;
  select to_jsonb(m) into same from messages m
    where m.property_id = of_property and m.conversation_id = of_conversation and m.client_id = of_client;
  select count(*), min(m.created_at) into written, oldest from messages m
    where m.property_id = of_property and m.sender_kind = 'guest' and m.sender_id = of_session
      and m.created_at > since;
  select jsonb_agg(jsonb_build_object('body', line.body, 'ordinal', line.ordinal, 'at', line.created_at)
      order by line.ordinal desc) into recent
    from (
      select m.body, m.ordinal, m.created_at from messages m
      where m.property_id = of_property and m.sender_kind = 'guest' and m.sender_id = of_session
        and m.created_at > since
      order by m.ordinal desc limit most
    ) line;
  select count(*) into owed from turns t where t.property_id = of_property and t.state in ('pending', 'running');
  return jsonb_build_object(
    'conversation', to_jsonb(held),
    'repeat', same,
    'recent', jsonb_build_object('count', written, 'oldest', oldest, 'newest', coalesce(recent, '[]')),
    'owed', owed,
    'hasDraft', exists (
      select from drafts d
      where d.property_id = of_property and d.conversation_id = of_conversation and d.state = 'open'));
end
$$;

-- Locks a turn whose claim still holds and its conversation, which is null where the claim is over, and says whether the
-- conversation's next turn waits.
create function hold_turn(of_property text, of_turn text, of_claim text)
returns jsonb language plpgsql security invoker as $$
declare
  held jsonb;
begin
  select to_jsonb(c) into held from conversations c
    join turns t on t.property_id = c.property_id and t.conversation_id = c.id
    where c.property_id = of_property and t.id = of_turn and t.runner = of_claim and t.state = 'running'
    for update;
  return jsonb_build_object(
    'conversation', held,
    'nextWaits', exists (
      select from turns t
      join turns ended on ended.property_id = t.property_id and ended.conversation_id = t.conversation_id
      where t.property_id = of_property and t.state = 'pending' and ended.id = of_turn));
end
$$;

-- Takes turns that no process works on, the oldest first: those that wait while none runs in their conversation, and
-- those whose lease is over.
create function claim_turns(
  of_property text, of_claim text, most integer, held text[], at timestamptz, lease timestamptz
) returns jsonb language plpgsql security invoker as $$
declare
  free text[];
  taken jsonb;
begin
  free := array(
    select t.id from turns t
    where t.property_id = of_property and t.id <> all(held)
      and (
        (t.state = 'running' and t.lease_until < at)
        or (t.state = 'pending' and not exists (
          select from turns busy where busy.property_id = t.property_id
            and busy.conversation_id = t.conversation_id and busy.state = 'running')))
    order by t.created_at, t.id limit most
    for update skip locked);
  with claimed as (
    update turns set state = 'running', runner = of_claim, attempts = attempts + 1, lease_until = lease
    where property_id = of_property and id = any(free)
    returning *
  )
  select jsonb_agg(to_jsonb(claimed) order by claimed.created_at) into taken from claimed;
  return coalesce(taken, '[]');
end
$$;

-- Reads what decides over a guest's wish, behind the locks of the requests that it may be a repeat of and of its place:
-- the request that the turn made of it before, those that it may mean, how many the guest and the place have, and the
-- number of a new one where none of them is meant. Without a moment to count from, nothing is counted.
create function hold_wish(
  of_property text, of_turn text, of_service text, of_place text, of_conversation text, of_session text,
  amends integer, same_since timestamptz, counted_since timestamptz, open_states text[], with_number boolean
) returns jsonb language plpgsql security invoker as $$
declare
  made text;
  earlier jsonb;
  counts jsonb;
  new_no integer;
begin
  select t.request_id into made from turn_requests t
    where t.property_id = of_property and t.turn_id = of_turn and t.service_key = of_service;
  if amends is not null or same_since is not null then
    select jsonb_agg(to_jsonb(r)) into earlier from (
      select * from requests r
      where r.property_id = of_property and r.conversation_id = of_conversation and r.location_id = of_place
        and r.service_key = of_service and r.state = any(open_states)
        and case when amends is not null then r.no = amends else r.created_at > same_since end
      order by r.no desc for update
    ) r;
  end if;
  if counted_since is not null then
    -- Other sessions at the same place count the same requests.
    perform pg_advisory_xact_lock(hashtextextended('requests:' || of_property || ':' || of_place, 0));
    select jsonb_build_object(
        'open', count(*) filter (where r.guest_session_id = of_session and r.state = any(open_states)),
        'hour', count(*) filter (where r.guest_session_id = of_session and r.created_at > counted_since),
        'place', count(*) filter (where r.location_id = of_place and r.created_at > counted_since))
      into counts
      from requests r
      where r.property_id = of_property and (r.guest_session_id = of_session or r.location_id = of_place);
  end if;
  if with_number and made is null and earlier is null and amends is null then
    update properties set request_no = request_no + 1 where id = of_property returning request_no into new_no;
  end if;
  return jsonb_build_object('made', made, 'earlier', coalesce(earlier, '[]'), 'counts', counts, 'newNo', new_no);
end
$$;
