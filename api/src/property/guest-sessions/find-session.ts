import { SESSION_MAX_DAYS } from '@bellkey/shared/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Kept, Memory } from '../../platform/database/memory.ts';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import type { FoundSession, GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { outsideBudget } from '../../platform/statements/meter.ts';
import { ofProperty, prepareQuery } from '../../platform/statements/prepared-query.ts';
import { prepareCall } from '../../platform/statements/prepared-sql.ts';
import { hashSecret } from '../places/code-hash.ts';
import { type OpenSession, toOpenSession } from './open-session.ts';
import { TokenLookups } from './token-lookups.ts';

/** L1 sessions end after this long without a call (docs/product.md#stay-binding). */
export const GUEST_IDLE_MS = 24 * 60 * 60_000;
/** They end after this long since the code was scanned, however busy they are. */
export const GUEST_MAX_MS = SESSION_MAX_DAYS * 24 * 60 * 60_000;
/** Calls closer together than this do not save the session's new end each time. */
const TOUCH_INTERVAL_MS = 60_000;

/** By the hash of the cookie's token. */
const tokens: Kept<FoundSession & { expiresAt: Date }> = { name: 'guest-token' };
/** By property and session. */
const openSessions: Kept<OpenSession> = { name: 'guest-session' };

const sessionKey = (propertyId: string, sessionId: string) => `${propertyId} ${sessionId}`;

/** One per store, which is one per process. */
const lookups = new WeakMap<Store, TokenLookups>();

function lookupsOf(store: Store): TokenLookups {
  const known = lookups.get(store) ?? new TokenLookups(store);
  lookups.set(store, known);
  return known;
}

/** The open session of a cookie's token, if any. Cached until the session changes. */
export async function findGuestSession(
  store: Store,
  token: string | null,
  now: Date,
): Promise<Outcome<FoundSession>> {
  if (!token) return refused('no-session');
  const hash = hashSecret(token);
  const known = store.memory.get(tokens, hash);
  // Another process may have extended one that seems to have ended.
  if (known && known.expiresAt > now) {
    return done({ propertyId: known.propertyId, sessionId: known.sessionId });
  }
  const since = store.memory.moment();
  const stored = await outsideBudget(() => lookupsOf(store).find(hash));
  if (!stored) return refused('no-session');
  const { propertyId, id: sessionId, expiresAt, endedAt } = stored.session;
  if (endedAt || expiresAt <= now) return refused('session-expired');
  const dependsOn = [{ kind: 'session', propertyId, id: sessionId }] as const;
  store.memory.keep(tokens, hash, { propertyId, sessionId, expiresAt }, dependsOn, since);
  // What the call itself is about to ask for.
  const opened = toOpenSession(stored, now);
  if (opened.ok) keepOpen(store.memory, propertyId, opened.value, since);
  return done({ propertyId, sessionId });
}

function keepOpen(memory: Memory, propertyId: string, opened: OpenSession, since: number): void {
  const { sessionId, place } = opened.guest;
  const dependsOn = [
    { kind: 'session', propertyId, id: sessionId },
    { kind: 'place', propertyId, id: place.id },
  ] as const;
  memory.keep(openSessions, sessionKey(propertyId, sessionId), opened, dependsOn, since);
}

/**
 * The caller of an open session, from the cache if possible. A call extends the session, at most once a minute; a
 * stream that merely listens does not, or a forgotten tab would keep it alive for ever.
 */
export async function enterGuestSession(
  scope: PropertyScope,
  sessionId: string,
  occasion: 'call' | 'listen' = 'call',
): Promise<Outcome<GuestCaller>> {
  const { memory, now } = scope;
  const key = sessionKey(scope.propertyId, sessionId);
  const known = memory.get(openSessions, key);
  const found =
    known && known.guest.expiresAt > now ? done(known) : await outsideBudget(() => load(scope, sessionId));
  if (!found.ok) return found;
  const { guest, lastSeenAt, scannedAt } = found.value;
  if (occasion === 'listen' || now.getTime() - lastSeenAt.getTime() <= TOUCH_INTERVAL_MS) return done(guest);
  const expiresAt = new Date(Math.min(now.getTime() + GUEST_IDLE_MS, scannedAt.getTime() + GUEST_MAX_MS));
  scope.upkeep(() => scope.run(prolong, { sessionId, now, expiresAt }));
  const touched = { ...guest, expiresAt };
  scope.afterCommit(() =>
    memory.update(openSessions, key, (session) => ({ ...session, guest: touched, lastSeenAt: now })),
  );
  return done(touched);
}

const prolong = prepareCall<boolean>(
  () => sql`prolong_session(${ofProperty}, ${sql.placeholder('sessionId')}, ${sql.placeholder('now')},
    ${sql.placeholder('expiresAt')})`,
);

async function load(scope: PropertyScope, sessionId: string): Promise<Outcome<OpenSession>> {
  const { memory, propertyId } = scope;
  const since = memory.moment();
  const found = await loadOpenSession(scope, sessionId);
  if (found.ok) keepOpen(memory, propertyId, found.value, since);
  return found;
}

/** After a restart every guest of the process is loaded within seconds: building the query each time took as long. */
const sessionRow = prepareQuery((db) =>
  db
    .select({
      session: guestSessions,
      conversationId: conversations.id,
      place: { id: locations.id, label: locations.label, kind: locations.kind, active: locations.active },
    })
    .from(guestSessions)
    .innerJoin(
      locations,
      and(eq(locations.propertyId, guestSessions.propertyId), eq(locations.id, guestSessions.locationId)),
    )
    .innerJoin(
      conversations,
      and(
        eq(conversations.propertyId, guestSessions.propertyId),
        eq(conversations.guestSessionId, guestSessions.id),
      ),
    )
    .where(and(eq(guestSessions.propertyId, ofProperty), eq(guestSessions.id, sql.placeholder('sessionId')))),
);

async function loadOpenSession(scope: PropertyScope, sessionId: string): Promise<Outcome<OpenSession>> {
  const [row] = await scope.run(sessionRow, { sessionId });
  if (!row) return refused('no-session');
  const {
    session,
    conversationId,
    place: { active, ...place },
  } = row;
  return toOpenSession({ session, admits: { conversationId, place, active } }, scope.now);
}
