import { randomBytes, randomUUID } from 'node:crypto';
import type { GuestSession } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import type { FoundSession } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { hashSecret } from '../places/code-hash.ts';
import { lockPlaceOfCode, type ResolvedCode } from '../places/resolve-code.ts';
import { loadProperty } from '../properties/property-summary.ts';
import { chooseLanguage } from '../properties/system-texts.ts';
import type { SessionEnds } from './end-session.ts';
import { GUEST_IDLE_MS } from './find-session.ts';
import { admitSession, type SessionLimits } from './session-limits.ts';

/** A session with the token that only the caller's cookie will have. */
export interface StartedSession {
  session: GuestSession;
  token: string;
  expiresAt: Date;
}

/**
 * Starts a session at a code's place. The same browser at the same place continues its session and conversation, always
 * under a new token; at another place the old session ends, because a phone is in one place.
 *
 * @param rules how many sessions a place may have, and what ends the earlier one
 */
export async function startGuestSession(
  store: Store,
  code: ResolvedCode,
  current: FoundSession | null,
  acceptLanguage: string | undefined,
  { limits, ends }: { limits: SessionLimits; ends: Pick<SessionEnds, 'endGuestSession'> },
): Promise<Outcome<StartedSession>> {
  if (current && current.propertyId !== code.propertyId) {
    await store.inProperty(current.propertyId, (scope) =>
      ends.endGuestSession(scope, current.sessionId, 'moved'),
    );
  }
  return store.inProperty(code.propertyId, async (scope) => {
    const property = await loadProperty(scope);
    // Again: the code may have been replaced or revoked since it was resolved.
    const place = await lockPlaceOfCode(scope, code);
    if (!place) return refused('inactive-code');
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(scope.now.getTime() + GUEST_IDLE_MS);
    const here = current?.propertyId === code.propertyId ? current.sessionId : null;
    let conversationId = here ? await renewToken(scope, here, code.locationId, token, expiresAt) : null;
    if (here && !conversationId) await ends.endGuestSession(scope, here, 'moved');
    if (!conversationId) {
      const admitted = await admitSession(scope, place, limits, ends);
      if (!admitted.ok) return admitted;
      const language = chooseLanguage(acceptLanguage, property.languages);
      conversationId = await insertSession(scope, code, { token, expiresAt, language });
    }
    return done({
      token,
      expiresAt,
      session: { property, place, assurance: 'L1', conversationId, expiresAt: expiresAt.toISOString() },
    });
  });
}

async function renewToken(
  scope: PropertyScope,
  sessionId: string,
  locationId: string,
  token: string,
  expiresAt: Date,
): Promise<string | null> {
  const [renewed] = await scope.db
    .update(guestSessions)
    .set({ tokenHash: hashSecret(token), lastSeenAt: scope.now, scannedAt: scope.now, expiresAt })
    .where(
      scope.own(guestSessions, eq(guestSessions.id, sessionId), eq(guestSessions.locationId, locationId)),
    )
    .returning({ id: guestSessions.id });
  if (!renewed) return null;
  const [conversation] = await scope.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(scope.own(conversations, eq(conversations.guestSessionId, sessionId)));
  return conversation?.id ?? null;
}

/** Inserts a session with its conversation; returns the session's id. */
export async function insertSession(
  scope: PropertyScope,
  code: ResolvedCode,
  { token, expiresAt, language }: { token: string; expiresAt: Date; language: string },
): Promise<string> {
  const { propertyId, now } = scope;
  const sessionId = randomUUID();
  const conversationId = randomUUID();
  await scope.db.insert(guestSessions).values({
    propertyId,
    id: sessionId,
    locationId: code.locationId,
    qrCodeId: code.qrCodeId,
    tokenHash: hashSecret(token),
    assurance: 'L1',
    language,
    createdAt: now,
    lastSeenAt: now,
    scannedAt: now,
    expiresAt,
  });
  await scope.db.insert(conversations).values({
    propertyId,
    id: conversationId,
    locationId: code.locationId,
    guestSessionId: sessionId,
    state: 'ai_active',
    createdAt: now,
  });
  return conversationId;
}
