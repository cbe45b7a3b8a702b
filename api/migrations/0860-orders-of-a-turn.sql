-- A turn may order one service several times (`a taxi at 7 and another at 10`): each order is a request of its own, and a
-- turn that runs again after a crash finds each of them.
alter table turn_requests add column part integer not null default 1;
alter table turn_requests drop constraint turn_requests_pkey;
alter table turn_requests add primary key (property_id, turn_id, service_key, part);

drop function hold_wish(
  text, text, text, text, text, text, integer, timestamptz, timestamptz, timestamptz, text[], integer, integer, integer,
  integer, boolean);

-- Reads what decides over a guest's wish, behind the locks of the requests that it may be a repeat of and of its place:
-- the service as it was ordered, the request that the turn made of this order before, those that it may mean, how many
-- the guest and the place have, and the number of a new one where none of them is meant and no limit is reached. Another
-- order of the same turn is none that it may mean, nor is a note for another department. Without a moment to count from,
-- nothing is counted.
create function hold_wish(
  of_property text, of_turn text, of_service text, of_place text, of_conversation text, of_session text,
  amends integer, same_since timestamptz, counted_since timestamptz, repeated_since timestamptz, open_states text[],
  most_open integer, most_hour integer, most_place integer, most_in_all integer, with_number boolean,
  of_part integer, of_department text
) returns jsonb language plpgsql security invoker as $$
declare
  made text;
  earlier jsonb;
  open_count integer := 0;
  hour_count integer := 0;
  place_count integer := 0;
  is_full boolean := false;
  ordered jsonb;
  is_within boolean;
  new_no integer;
begin
  select t.request_id into made from turn_requests t
    where t.property_id = of_property and t.turn_id = of_turn and t.service_key = of_service and t.part = of_part;
  if amends is not null or same_since is not null then
    select jsonb_agg(to_jsonb(r)) into earlier from (
      select * from requests r
      where r.property_id = of_property and r.conversation_id = of_conversation and r.location_id = of_place
        and r.service_key = of_service and r.state = any(open_states)
        and case when amends is not null then r.no = amends else r.created_at > same_since end
        and (amends is not null or of_department is null or r.department_key = of_department)
        and (amends is not null or not exists (
          select from turn_requests t
          where t.property_id = of_property and t.turn_id = of_turn and t.request_id = r.id and t.part <> of_part))
      order by r.no desc for update
    ) r;
  end if;
  if counted_since is not null then
    -- Other sessions at the same place count the same requests.
    perform pg_advisory_xact_lock(hashtextextended('requests:' || of_property || ':' || of_place, 0));
    select count(*) filter (where r.guest_session_id = of_session and r.state = any(open_states)),
        count(*) filter (where r.guest_session_id = of_session and r.created_at > counted_since),
        count(*) filter (where r.location_id = of_place and r.created_at > counted_since)
      into open_count, hour_count, place_count
      from requests r
      where r.property_id = of_property and (r.guest_session_id = of_session or r.location_id = of_place);
    is_full := exists (
      select from requests r where r.property_id = of_property and r.state = any(open_states)
      offset most_in_all - 1);
  end if;
  ordered := ordered_service(of_property, of_service, of_place, repeated_since);
  if of_turn is not null and ordered is not null then
    -- Several orders of one line are no repetitions of each other.
    ordered := ordered || jsonb_build_object('before', (ordered ->> 'before')::integer - (
      select count(*) from turn_requests t
        join requests r on r.property_id = t.property_id and r.id = t.request_id
        where t.property_id = of_property and t.turn_id = of_turn and t.service_key = of_service
          and r.location_id = of_place and r.state <> 'cancelled' and r.created_at > repeated_since));
  end if;
  if of_department is not null and ordered is not null then
    ordered := coalesce((
      select ordered || jsonb_build_object(
          'department', jsonb_build_object('key', d.key, 'name', d.name),
          'attended', is_attended(of_property, d.key))
        from departments d where d.property_id = of_property and d.key = of_department), ordered);
  end if;
  is_within := (ordered #>> '{service,kind}') = 'emergency'
    or (open_count < most_open and hour_count < most_hour and place_count < most_place and not is_full);
  if with_number and made is null and earlier is null and amends is null and ordered is not null and is_within then
    update properties set request_no = request_no + 1 where id = of_property returning request_no into new_no;
  end if;
  return jsonb_build_object(
    'made', made,
    'ordered', ordered,
    'earlier', coalesce(earlier, '[]'),
    'counts', case when counted_since is not null
      then jsonb_build_object('open', open_count, 'hour', hour_count, 'place', place_count, 'full', is_full) end,
    'newNo', new_no);
end
$$;
