-- What decides over a wish is one call: the service as it was ordered comes with the rest, and a number is taken only
-- where no limit refuses the wish, so that it need not be given back.

-- Whether someone of a department is on duty: one of its members or, where it has none, of those who see every request.
-- Those who never said whether they are on duty count as on duty.
create function is_attended(of_property text, of_department text)
returns boolean language plpgsql stable security invoker as $$
begin
  return exists (
    select from staff_members member
    left join staff_presence presence
      on presence.property_id = member.property_id and presence.member_id = member.id
    where member.property_id = of_property
      and member.state = 'approved' and member.role <> 'developer' and coalesce(presence.on_duty, true)
      and (of_department = any (member.departments)
        or (member.role in ('agent', 'manager', 'owner') and not exists (
          select from staff_members other
          where other.property_id = member.property_id and other.state = 'approved'
            and other.role <> 'developer' and of_department = any (other.departments)))));
end
$$;

-- A service, who does it, where it is wanted, and how many requests of it the place has had since then; null where the
-- property has no such service or place.
create function ordered_service(of_property text, of_service text, of_place text, since timestamptz)
returns jsonb language plpgsql security invoker as $$
declare
  found_service jsonb;
begin
  select jsonb_build_object(
      'service', to_jsonb(s),
      'department', jsonb_build_object('key', d.key, 'name', d.name),
      'place', jsonb_build_object('id', l.id, 'label', l.label, 'kind', l.kind),
      'placeActive', l.active,
      'property', jsonb_build_object('kind', p.kind, 'timeZone', p.time_zone, 'policy', sp.policy),
      'attended', is_attended(of_property, s.department_key),
      'before', (
        select count(*) from requests earlier
        where earlier.property_id = of_property and earlier.location_id = of_place
          and earlier.service_key = of_service and earlier.state <> 'cancelled' and earlier.created_at > since))
    into found_service
    from services s
    join properties p on p.id = s.property_id
    left join service_policies sp on sp.property_id = s.property_id
    join departments d on d.property_id = s.property_id and d.key = s.department_key
    join locations l on l.property_id = s.property_id and l.id = of_place
    where s.property_id = of_property and s.key = of_service;
  return found_service;
end
$$;

drop function hold_wish(text, text, text, text, text, text, integer, timestamptz, timestamptz, text[], boolean);

-- Reads what decides over a guest's wish, behind the locks of the requests that it may be a repeat of and of its place:
-- the service as it was ordered, the request that the turn made of it before, those that it may mean, how many the guest
-- and the place have, and the number of a new one where none of them is meant and no limit is reached. Without a moment
-- to count from, nothing is counted.
create function hold_wish(
  of_property text, of_turn text, of_service text, of_place text, of_conversation text, of_session text,
  amends integer, same_since timestamptz, counted_since timestamptz, repeated_since timestamptz, open_states text[],
  most_open integer, most_hour integer, most_place integer, with_number boolean
) returns jsonb language plpgsql security invoker as $$
declare
  made text;
  earlier jsonb;
  open_count integer := 0;
  hour_count integer := 0;
  place_count integer := 0;
  ordered jsonb;
  is_within boolean;
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
    select count(*) filter (where r.guest_session_id = of_session and r.state = any(open_states)),
        count(*) filter (where r.guest_session_id = of_session and r.created_at > counted_since),
        count(*) filter (where r.location_id = of_place and r.created_at > counted_since)
      into open_count, hour_count, place_count
      from requests r
      where r.property_id = of_property and (r.guest_session_id = of_session or r.location_id = of_place);
  end if;
  ordered := ordered_service(of_property, of_service, of_place, repeated_since);
  is_within := (ordered #>> '{service,kind}') = 'emergency'
    or (open_count < most_open and hour_count < most_hour and place_count < most_place);
  if with_number and made is null and earlier is null and amends is null and ordered is not null and is_within then
    update properties set request_no = request_no + 1 where id = of_property returning request_no into new_no;
  end if;
  return jsonb_build_object(
    'made', made,
    'ordered', ordered,
    'earlier', coalesce(earlier, '[]'),
    'counts', case when counted_since is not null
      then jsonb_build_object('open', open_count, 'hour', hour_count, 'place', place_count) end,
    'newNo', new_no);
end
$$;
