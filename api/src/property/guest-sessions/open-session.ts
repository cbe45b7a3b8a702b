import type { Place } from '@bellkey/shared/api';
import type { guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** A session as stored, with what admits its guest. */
export interface StoredSession {
  session: Omit<typeof guestSessions.$inferSelect, 'tokenHash'>;
  /** Null without a conversation. */
  admits: {
    conversationId: string;
    place: Place;
    /** Whether the place is still in use. */
    active: boolean;
  } | null;
}

/** An open session, as it is cached. */
export interface OpenSession {
  guest: GuestCaller;
  lastSeenAt: Date;
  scannedAt: Date;
}

/** The guest of a stored session, if it is open and its place in use. */
export function toOpenSession({ session, admits }: StoredSession, now: Date): Outcome<OpenSession> {
  if (!admits) return refused('no-session');
  const { conversationId, place, active } = admits;
  if (session.endedAt || session.expiresAt <= now || !active) return refused('session-expired');
  const { id: sessionId, assurance, language, expiresAt, lastSeenAt, scannedAt } = session;
  const guest = { sessionId, conversationId, place, assurance, language, expiresAt };
  return done({ guest, lastSeenAt, scannedAt });
}
