-- Guests' sessions by the hashes of their tokens, with what admits a call, in the order of the hashes; null for none.
-- A token opens its own session only (policy by_token); its place and conversation are read for the property of that
-- session, and nothing is bound to it afterwards.
create function open_guest_sessions(hashes text[]) returns jsonb language plpgsql security invoker as $$
declare
  hash text;
  opened jsonb;
  found_all jsonb := '[]';
  of_property text;
begin
  foreach hash in array hashes loop
    opened := null;
    perform set_config('app.lookup', hash, true);
    select to_jsonb(s) - 'token_hash', s.property_id into opened, of_property
      from guest_sessions s where s.token_hash = hash;
    if opened is not null then
      perform set_config('app.property', of_property, true);
      select jsonb_build_object('session', opened, 'admits', (
          select jsonb_build_object(
            'conversationId', c.id,
            'place', jsonb_build_object('id', l.id, 'label', l.label, 'kind', l.kind),
            'active', l.active)
          from locations l
          join conversations c on c.property_id = l.property_id and c.guest_session_id = opened ->> 'id'
          where l.property_id = of_property and l.id = opened ->> 'location_id'))
        into opened;
      perform set_config('app.property', '', true);
    end if;
    found_all := found_all || jsonb_build_array(opened);
  end loop;
  perform set_config('app.lookup', '', true);
  return found_all;
end
$$;

-- A call of a guest prolongs their session.
create function prolong_session(of_property text, of_session text, at timestamptz, until timestamptz)
returns boolean language plpgsql security invoker as $$
begin
  update guest_sessions set last_seen_at = at, expires_at = until
    where property_id = of_property and id = of_session and ended_at is null;
  return found;
end
$$;
