import type { Fixtures } from './fixtures.ts';

/** One prepared statement that produces the whole response: one row with the JSON text `body`. */
export interface FloorStatement {
  sql: string;
  /** How many of the request's values it takes: token hash, client id, line, idempotency key, two new ids. */
  takes: number;
}

/** Values that the API computes without the database: constants in the baseline. */
interface FloorConstants {
  emergencyNumber: string;
  brand: unknown;
  starters: unknown;
}

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const place = `json_build_object('id', l.id, 'label', l.label, 'kind', l.kind)`;

const room = `guest_sessions s
  join conversations c on c.property_id = s.property_id and c.guest_session_id = s.id
  join locations l on l.property_id = s.property_id and l.id = s.location_id
  join properties p on p.id = s.property_id
  where s.token_hash = $1`;

const conversation = `json_build_object('id', c.id, 'place', ${place}, 'state', c.state, 'assignee', null,
  'handoff', null, 'waitingSince', c.waiting_since, 'alarm', null, 'escalatedAt', c.escalated_at,
  'queuePosition', null, 'lastMessageAt', c.last_message_at, 'preview', c.preview, 'unreadByStaff', 0,
  'createdAt', c.created_at)`;

const message = `json_build_object('id', m.id, 'clientId', m.client_id, 'conversationId', m.conversation_id,
  'sender', json_build_object('kind', m.sender_kind, 'name', null), 'body', m.body, 'parts', m.parts,
  'visibility', m.visibility, 'engine', m.engine, 'turnId', m.turn_id, 'createdAt', m.created_at,
  'seenAt', m.seen_at)`;

const photos = `(select json_agg(json_build_object('photo',
      json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height),
      'takenFrom', photo.message_id, 'sentAt', coalesce(sent.created_at, photo.attached_at)) order by sent.ordinal nulls first, photo.id)
    from request_photos attached
    join photos photo on photo.property_id = attached.property_id and photo.id = attached.photo_id
    left join messages sent on sent.property_id = photo.property_id and sent.id = photo.message_id
    where attached.property_id = r.property_id and attached.request_id = r.id)`;

const requestsWhere = (condition: string, icons: string) => `(select coalesce(json_agg(json_build_object(
    'id', r.id, 'no', r.no, 'service', r.service_key, 'icon', ${icons}::jsonb ->> r.service_key,
    'title', r.title, 'quantity', r.quantity, 'note', r.note, 'food', r.food, 'details', r.details, 'place', ${place},
    'department', json_build_object('key', d.key, 'name', d.name), 'state', r.state, 'priority', r.priority,
    'source', r.source, 'conversationId', r.conversation_id, 'assignee', null, 'createdAt', r.created_at,
    'acknowledgeBy', r.acknowledge_by, 'promisedAt', r.promised_at, 'acknowledgedAt', r.acknowledged_at,
    'doneAt', r.done_at, 'escalation', r.escalation, 'promiseChange', r.promise_change, 'repeated', r.repeated,
    'schedule', r.schedule, 'offer', r.offer, 'photos', ${photos}, 'steps', (select json_agg(json_build_object('state', step.state, 'at', step.at,
      'by', json_build_object('kind', step.by_kind, 'name', step.by_name), 'reason', step.reason, 'event', step.event)
      order by step.ordinal) from request_steps step
      where step.property_id = r.property_id and step.request_id = r.id))
    order by coalesce(r.promised_at, r.acknowledge_by), r.no), '[]')
  from requests r
  join locations l on l.property_id = r.property_id and l.id = r.location_id
  join departments d on d.property_id = r.property_id and d.key = r.department_key
  where ${condition})`;

/** The writes of a line: itself, its conversation, two events with their numbers, the turn, the idempotency key. */
const sending = `with room as (
    select s.property_id, s.id as session_id, c.id as conversation_id, c.last_ordinal + 1 as ordinal
    from guest_sessions s join conversations c on c.property_id = s.property_id and c.guest_session_id = s.id
    where s.token_hash = $1 for update of c),
  m as (insert into messages (property_id, id, conversation_id, ordinal, client_id, sender_kind, sender_id, body,
      parts, visibility, actions, created_at)
    select property_id, $5, conversation_id, ordinal, $2, 'guest', session_id, $3, '[]', 'public', '[]', now()
    from room returning *),
  c as (update conversations set last_ordinal = room.ordinal, last_message_at = now(), preview = left($3, 120),
      unread_by_staff = unread_by_staff + 1
    from room where conversations.property_id = room.property_id and conversations.id = room.conversation_id
    returning conversations.*),
  waiting as (update turns set answers_ordinal = room.ordinal from room
    where turns.property_id = room.property_id and turns.conversation_id = room.conversation_id
      and turns.state = 'pending' returning turns.id),
  owed as (insert into turns (property_id, id, conversation_id, state, answers_ordinal, created_at)
    select property_id, $6, conversation_id, 'pending', ordinal, now() from room
    where not exists (select from waiting)),
  repeat as (insert into idempotency_keys (property_id, caller, key, operation, request_hash, answer, created_at)
    select m.property_id, 'guest:' || m.sender_id, $4, 'POST /api/guest/messages', $1, ${message}::jsonb, now() from m),
  p as (update properties set event_no = event_no + 2 from room where properties.id = room.property_id
    returning properties.id, event_no),
  written as (insert into events (property_id, no, type, conversation_id, for_guest, payload, created_at)
    select p.id, p.event_no - 1, 'message.created', m.conversation_id, true,
      json_build_object('type', 'message.created', 'message', ${message})::jsonb, now() from p, m
    union all
    select p.id, p.event_no, 'conversation.updated', c.id, true, json_build_object('type', 'conversation.updated',
      'conversation', ${conversation})::jsonb, now()
    from p, c join locations l on l.property_id = c.property_id and l.id = c.location_id)
  select ${message}::text as body from m`;

/** The baseline of each measured operation, by path. */
export function floorStatements(
  { propertyId, icons }: Fixtures,
  { emergencyNumber, brand, starters }: FloorConstants,
): Record<string, FloorStatement> {
  const sessionJson = `json_build_object('property', json_build_object('id', p.id, 'slug', p.slug, 'name', p.name,
      'kind', p.kind, 'timeZone', p.time_zone, 'currency', p.currency, 'languages', p.languages, 'phone', p.phone,
      'emergencyNumber', ${literal(emergencyNumber)}::json, 'brand', ${literal(brand)}::json),
      'place', ${place}, 'assurance', s.assurance, 'conversationId', c.id, 'expiresAt', s.expires_at)`;
  const session = `select ${sessionJson}::text as body
    from ${room}`;
  const reading = `select json_build_object('session', ${sessionJson}, 'conversation', ${conversation},
      'messages', (select coalesce(json_agg(${message} order by m.ordinal), '[]') from messages m
        where m.property_id = c.property_id and m.conversation_id = c.id and m.visibility = 'public'),
      'requests', ${requestsWhere('r.property_id = c.property_id and r.conversation_id = c.id', literal(icons))},
      'orders', json_build_array(), 'starters', ${literal(starters)}::json, 'cursor', p.event_no::text)::text as body
    from ${room}`;
  const open = `r.property_id = '${propertyId}' and r.state not in ('declined', 'done', 'closed', 'cancelled')`;
  const queue = `select json_build_object('requests', ${requestsWhere(open, literal(icons))},
      'cursor', p.event_no::text)::text as body
    from properties p where p.id = '${propertyId}'`;
  return {
    '/session': { sql: session, takes: 1 },
    '/conversation': { sql: reading, takes: 1 },
    '/queue': { sql: queue, takes: 0 },
    '/messages': { sql: sending, takes: 6 },
  };
}
