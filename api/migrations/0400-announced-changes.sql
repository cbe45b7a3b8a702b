-- Processes keep guests' sessions, places, staff members and properties in memory. Whatever changes one of these rows
-- says so: to the connection that writes (as INFO, which is heard at any log level) and, with the commit, to every
-- process that listens. These rows change seldom, so the lock that NOTIFY takes at commit costs nothing.
create function announce_change() returns trigger language plpgsql as $$
declare
  -- A change of a row that moves is the end of what it was.
  was jsonb := to_jsonb(old);
  announced text := json_build_object(
    'kind', tg_argv[0],
    'propertyId', coalesce(was ->> 'property_id', was ->> 'id'),
    'id', was ->> tg_argv[1]
  );
begin
  raise info 'changed %', announced;
  perform pg_notify('bellkey_changes', announced);
  return null;
end
$$;

-- A call that only prolongs a session does not announce it.
create trigger announce_change after update on guest_sessions for each row
  when (old.ended_at is distinct from new.ended_at or old.token_hash <> new.token_hash
    or old.location_id <> new.location_id or old.assurance <> new.assurance or old.language <> new.language
    or new.expires_at < old.expires_at)
  execute function announce_change('session', 'id');
create trigger announce_end after delete on guest_sessions for each row
  execute function announce_change('session', 'id');

create trigger announce_change after update or delete on locations for each row
  execute function announce_change('place', 'id');

create trigger announce_change after update or delete on staff_members for each row
  execute function announce_change('member', 'uid');

-- Every event moves event_no and every request request_no; nothing kept in memory depends on them.
create trigger announce_change after update on properties for each row
  when ((old.organization_id, old.slug, old.name, old.kind, old.time_zone, old.currency, old.languages, old.phone,
         old.ai_mode, old.demo_until, old.country, old.second_factor_required)
    is distinct from
        (new.organization_id, new.slug, new.name, new.kind, new.time_zone, new.currency, new.languages, new.phone,
         new.ai_mode, new.demo_until, new.country, new.second_factor_required))
  execute function announce_change('property', 'id');
create trigger announce_end after delete on properties for each row
  execute function announce_change('property', 'id');
