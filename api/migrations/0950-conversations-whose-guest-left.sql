-- When the phone of a conversation's guest was disconnected, and why: from then on no one reads an answer there. A copy
-- of the session's end, so that the queue for a person and the events of a conversation need no other table.
alter table conversations add column guest_ended_at timestamptz(3), add column guest_ended_reason text;

update conversations set guest_ended_at = least(session.ended_at, session.expires_at),
    guest_ended_reason = case when session.ended_at <= session.expires_at then session.ended_reason else 'expired' end
  from guest_sessions session
  where session.property_id = conversations.property_id and session.id = conversations.guest_session_id
    and (session.ended_at is not null or session.expires_at <= now());

-- The sessions that may expire.
create index conversations_with_guest on conversations (property_id, guest_session_id) where guest_ended_at is null;
