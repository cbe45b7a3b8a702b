import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Store } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { deleteEndedEmails } from '../notifications/guests/ended-emails.ts';
import { deleteUnsentPhotos } from '../photos/sent-photos.ts';
import { deleteOldMessages } from '../team-channels/delete-old-messages.ts';
import { eraseConversation } from './erase-guest.ts';
import { recordErasure } from './record-erasure.ts';
import { daysAgo, endedConversation, loadRetention } from './retention.ts';

/** How often a process looks for expired data. */
export const RETENTION_EVERY_MS = 60 * 60_000;
/** Most rows erased in one transaction, so that guests and staff never wait for it. */
const BATCH = { conversations: 20, requests: 200, events: 2_000, teamMessages: 1_000 };

/**
 * Erases data whose retention has expired, and returns how much. Properties take turns: a batch of each, then the next
 * batch of those with more (decision 0587). Each batch is one transaction that locks its rows, skips those of another
 * process, and records what it erased: however many processes run, each row is erased once.
 */
export async function applyRetention(
  store: Pick<Store, 'lookUpEach' | 'inProperty'>,
  log: Logger,
): Promise<number> {
  const all = await store.lookUpEach('every property', (db) =>
    db.select({ id: properties.id }).from(properties),
  );
  let erased = 0;
  let left = all.map(({ id }) => id);
  while (left.length > 0) {
    const withMore: string[] = [];
    for (const id of left) {
      try {
        const batch = await eraseBatch(store, id);
        erased += batch;
        if (batch > 0) withMore.push(id);
      } catch (error) {
        log.error({ error, propertyId: id }, 'retention of a property failed');
      }
    }
    left = withMore;
  }
  return erased;
}

async function eraseBatch(store: Pick<Store, 'inProperty'>, propertyId: string): Promise<number> {
  const outcome = await store.inProperty(propertyId, async (scope) => {
    const retention = await loadRetention(scope);
    const before = (days: number) => sql`${daysAgo(scope, days).toISOString()}::timestamptz`;
    const { rows } = (await scope.db.execute(sql`
      select c.id from conversations c where c.property_id = ${propertyId}
        and coalesce(c.last_message_at, c.created_at) < ${before(retention.conversationDays)} and ${endedConversation}
      order by c.created_at limit ${BATCH.conversations} for update skip locked`)) as unknown as {
      rows: Array<{ id: string }>;
    };
    const counts: Record<string, number> = {};
    const add = (kind: string, count: number) => {
      if (count > 0) counts[kind] = (counts[kind] ?? 0) + count;
    };
    for (const { id } of rows) {
      const erased = await eraseConversation(scope, id, { thorough: false });
      // `open`: requests or alarms of it are open, so nothing was erased.
      if (!erased || erased.counts.open !== undefined) continue;
      for (const [kind, count] of Object.entries(erased.counts)) add(kind, count);
    }
    const [others] = (
      (await scope.db.execute(sql`
        select erase_words_of_requests(${before(retention.requestDays)}, ${scope.now.toISOString()}::timestamptz,
            ${BATCH.requests}) as requests,
          erase_events(${before(retention.eventDays)}, ${BATCH.events}) as events`)) as unknown as {
        rows: Array<{ requests: number; events: number }>;
      }
    ).rows;
    add(
      'teamMessages',
      await deleteOldMessages(scope, daysAgo(scope, retention.conversationDays), BATCH.teamMessages),
    );
    add('photos', await deleteUnsentPhotos(scope));
    deleteEndedEmails(scope);
    add('requests', others?.requests ?? 0);
    add('events', others?.events ?? 0);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (total > 0) recordErasure(scope, { staff: null, conversationId: null, counts });
    return done(total);
  });
  return outcome.ok ? outcome.value : 0;
}

/** Applies retention repeatedly. Returns a function that stops it after the running pass. */
export function startRetention(store: Store, log: Logger, everyMs = RETENTION_EVERY_MS): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= applyRetention(store, log)
      .then(() => undefined)
      .catch((error: unknown) => log.error({ error }, 'retention was not applied'))
      .finally(() => {
        running = null;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
