import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { notificationsMessages } from '../../../../messages/compiled/notifications/en.ts';
import type { PropertyScope, Store } from '../../../platform/database/property-scope.ts';
import {
  notificationCursors,
  notificationDeliveries,
} from '../../../platform/database/schema/notification-tables.ts';
import { properties } from '../../../platform/database/schema/property-tables.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { loadProperty } from '../../../property/properties/property-summary.ts';
import { guestOccasions } from '../guests/guest-occasions.ts';
import { loadGuestReceivers } from '../guests/load-guest-receivers.ts';
import { planGuestDeliveries } from '../guests/plan-guest-deliveries.ts';
import { DUE } from '../occasions/due.ts';
import { findOccasions } from '../occasions/find-occasions.ts';
import { loadFacts } from '../occasions/load-facts.ts';
import { moveCursor, takeNews } from '../occasions/load-news.ts';
import { loadReceivers } from '../plan/load-receivers.ts';
import { planDeliveries } from '../plan/plan-deliveries.ts';

/** How long finished pushes and e-mails are kept. */
const KEPT_MS = 3 * 24 * 60 * 60_000;
/** Most rows that one statement writes. */
const CHUNK = 200;

/** Whether this server sends e-mail. */
export interface DeriveOptions {
  hasMail: boolean;
}

/**
 * Creates the deliveries for a property's events since its cursor, in the transaction that moves the cursor: each event
 * is processed once, however many processes there are and wherever one of them ends.
 *
 * @returns whether there may be more
 */
export async function deriveNotifications(
  scope: PropertyScope,
  { hasMail }: DeriveOptions,
): Promise<boolean> {
  const page = await takeNews(scope);
  if (!page) return false;
  moveCursor(scope, page.upTo);
  if (page.news.length === 0) return true;
  const [facts, receivers, guests, property] = await Promise.all([
    loadFacts(scope, page.news),
    loadReceivers(scope),
    loadGuestReceivers(scope, page.news, { hasMail }),
    loadProperty(scope),
  ]);
  const texts = notificationsMessages;
  const occasions = findOccasions(facts, texts);
  const { now } = scope;
  const rows = [
    ...planDeliveries(occasions, { property, receivers, texts, now, hasMail }),
    ...planGuestDeliveries(guestOccasions(facts), guests, { property, now }),
  ];
  for (let from = 0; from < rows.length; from += CHUNK) {
    scope.write(
      scope.db
        .insert(notificationDeliveries)
        .values(rows.slice(from, from + CHUNK))
        .onConflictDoUpdate({
          target: [
            notificationDeliveries.propertyId,
            notificationDeliveries.source,
            notificationDeliveries.channel,
            notificationDeliveries.target,
          ],
          // A summary grows until its minute is over; everything else has been sent.
          set: {
            payload: sql`jsonb_set(${notificationDeliveries.payload}, '{count}', to_jsonb(
              (${notificationDeliveries.payload} ->> 'count')::int + (excluded.payload ->> 'count')::int))`,
          },
          setWhere: and(
            eq(notificationDeliveries.kind, 'summary'),
            eq(notificationDeliveries.state, 'waiting'),
          ),
        }),
    );
  }
  if (rows.length > 0) deleteOld(scope);
  return true;
}

function deleteOld(scope: PropertyScope): void {
  const { channel, state, createdAt } = notificationDeliveries;
  const old = new Date(scope.now.getTime() - KEPT_MS);
  scope.write(
    scope.db
      .delete(notificationDeliveries)
      .where(
        scope.own(
          notificationDeliveries,
          and(ne(channel, 'webhook'), ne(state, 'waiting'), lt(createdAt, old)),
        ),
      ),
  );
}

/** Properties with unprocessed events. */
function selectBehind(store: Store): Promise<Array<{ id: string; known: boolean }>> {
  return store.lookUpEach(DUE, async (db) =>
    db
      .select({ id: properties.id, known: sql<boolean>`${notificationCursors.no} is not null` })
      .from(properties)
      .leftJoin(notificationCursors, eq(notificationCursors.propertyId, properties.id))
      .where(sql`${properties.eventNo} > coalesce(${notificationCursors.no}, 0)`),
  );
}

/**
 * Processes the new events of all properties, which take turns by page: one with many events, or that fails, delays no
 * other.
 */
export async function deriveEverywhere(store: Store, log: Logger, options: DeriveOptions): Promise<void> {
  let behind = await selectBehind(store);
  while (behind.length > 0) {
    const further: typeof behind = [];
    for (const { id, known } of behind) {
      try {
        if (!known) await addCursor(store, id);
        const outcome = await store.inProperty(id, async (scope) =>
          done(await deriveNotifications(scope, options)),
        );
        if (outcome.ok && outcome.value) further.push({ id, known: true });
      } catch (error) {
        log.error({ error, propertyId: id }, 'notifications could not be derived');
      }
    }
    behind = further;
  }
}

/** A property created since the last run: all of its events are new. */
async function addCursor(store: Store, propertyId: string): Promise<void> {
  await store.inProperty(propertyId, async (scope) => {
    scope.write(scope.db.insert(notificationCursors).values({ propertyId, no: 0 }).onConflictDoNothing());
    return done(undefined);
  });
}
