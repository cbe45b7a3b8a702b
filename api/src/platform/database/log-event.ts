import type { LiveEvent } from '@bellkey/shared/api';

/** A logged event, with the fields that decide who may read it. */
export interface LogEvent {
  /** Its number in the property's log; the next event's is one higher. */
  no: number;
  type: string;
  conversationId: string | null;
  departmentKey: string | null;
  /** Only this guest session may read it. */
  guestSessionId: string | null;
  forGuest: boolean;
  payload: LiveEvent;
}

/** A row of `events`, as the driver gives it. */
export interface EventRow extends Record<string, unknown> {
  /** A bigint, which some drivers return as text. */
  no: number | string;
  type: string;
  conversation_id: string | null;
  department_key: string | null;
  guest_session_id: string | null;
  for_guest: boolean;
  payload: LiveEvent;
}

/** The event of a row. */
export function toLogEvent(row: EventRow): LogEvent {
  return {
    no: Number(row.no),
    type: row.type,
    conversationId: row.conversation_id,
    departmentKey: row.department_key,
    guestSessionId: row.guest_session_id,
    forGuest: row.for_guest,
    payload: row.payload,
  };
}
