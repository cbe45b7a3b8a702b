import { asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Queries } from '../../platform/database/database.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { actOnRequest, putOff } from './act-on-request.ts';

/** How often a process looks for requests whose clock is due. */
export const LOOK_EVERY_MS = 5_000;
/** How many are loaded at once. */
const BATCH = 100;
/** How many are processed at once, each in its own transaction. */
const AT_ONCE = 4;

/**
 * The due requests of all properties, which take turns: the first of each property, then the second of each, so that
 * one with thousands delays no other. Of a property, and of a turn, emergencies come first, then the longest overdue.
 * One query over the index of migration 0540.
 */
export function dueRequests(db: Queries, now: Date) {
  const isEmergency = eq(requests.priority, 'emergency');
  const turns = db
    .select({
      propertyId: requests.propertyId,
      id: requests.id,
      actAt: requests.actAt,
      isEmergency: sql<boolean>`${isEmergency}`.as('is_emergency'),
      turn: sql<number>`row_number() over (partition by ${requests.propertyId}
        order by ${isEmergency} desc, ${requests.actAt}, ${requests.no})`.as('turn'),
    })
    .from(requests)
    .where(lte(requests.actAt, now))
    .as('turns');
  return db
    .select({ propertyId: turns.propertyId, id: turns.id })
    .from(turns)
    .orderBy(asc(turns.turn), desc(turns.isEmergency), asc(turns.actAt))
    .limit(BATCH);
}

/** Loads {@link dueRequests}. */
export const selectDue = (store: Store) =>
  store.lookUpEach('requests that are due', async (db, now) => dueRequests(db, now));

/**
 * Carries out the due actions of all clocks, and returns the number of requests that it changed. An action is written
 * in the transaction that moves the next deadline: it happens once, however many processes check at the same time and
 * wherever one of them ends. A request that fails is postponed for a minute, so that it delays no other.
 */
export async function sweepClocks(store: Store, log: Logger): Promise<number> {
  let acted = 0;
  for (;;) {
    const due = await selectDue(store);
    let seen = 0;
    for (let from = 0; from < due.length; from += AT_ONCE) {
      const results = await Promise.all(
        due.slice(from, from + AT_ONCE).map(({ propertyId, id }) => actSafely(store, log, propertyId, id)),
      );
      acted += results.filter((result) => result === 'acted').length;
      seen += results.filter((result) => result !== 'taken').length;
    }
    // Requests locked by other processes are theirs.
    if (due.length < BATCH || seen === 0) return acted;
  }
}

async function actSafely(
  store: Store,
  log: Logger,
  propertyId: string,
  id: string,
): Promise<'acted' | 'nothing' | 'taken' | 'failed'> {
  try {
    const outcome = await store.inProperty(propertyId, async (scope) => done(await actOnRequest(scope, id)));
    return outcome.ok ? outcome.value : 'failed';
  } catch (error) {
    log.error({ error, propertyId, requestId: id }, 'the clock of a request failed');
    await store.inProperty(propertyId, async (scope) => done(putOff(scope, id)));
    return 'failed';
  }
}

/** Sweeps every few seconds, one sweep after the other. Returns a function that stops it after the running sweep. */
export function startClocks(store: Store, log: Logger, everyMs = LOOK_EVERY_MS): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= sweepClocks(store, log)
      .then(() => undefined)
      .catch((error: unknown) => log.error({ error }, 'the clocks of requests were not looked at'))
      .finally(() => {
        running = null;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
