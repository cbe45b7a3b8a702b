import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@bellkey/shared/api';
import { desc, inArray, sql } from 'drizzle-orm';
import { turns } from '../platform/database/schema/assistant-tables.ts';
import { alarms } from '../platform/database/schema/conversation-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import type { ScratchHotel } from './scratch-hotel.ts';

/** Delay between checks for the end of a turn. */
const LOOK_AGAIN_MS = 5;
const LONGEST_MS = 60_000;

/** An alarm, with a key that changes whenever it is raised again. */
export interface RaisedAlarm {
  kind: string;
  key: string;
}

/**
 * Waits until every turn has ended: its end is written after its result is known.
 *
 * @throws Error when the turns cannot be read, or have not ended after a minute
 */
export async function waitUntilTurnsEnd({ api, propertyId }: ScratchHotel): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  for (;;) {
    const open = await api.store.inProperty(propertyId, async (scope) =>
      done(
        await scope.db
          .select({ id: turns.id })
          .from(turns)
          .where(scope.own(turns, inArray(turns.state, ['pending', 'running']))),
      ),
    );
    if (!open.ok) throw new Error(`The turns cannot be read: ${open.error.detail}`);
    if (open.value.length === 0) return;
    if (Date.now() > deadline) throw new Error('An answer has not ended after a minute.');
    await delay(LOOK_AGAIN_MS);
  }
}

/** The last system message since the guest's last line; null when there is none. */
export async function loadSystemMessage(hotel: ScratchHotel, cookie: string): Promise<string | null> {
  const response = await hotel.call('GET', '/api/guest/conversation', cookie);
  const { messages } = (await response.json()) as { messages: Message[] };
  const line = messages.findLastIndex(({ sender }) => sender.kind === 'guest');
  return messages.slice(line + 1).findLast(({ sender }) => sender.kind === 'system')?.body ?? null;
}

/** The latest alarm of the property, in any conversation. */
export async function selectAlarm({ api, propertyId }: ScratchHotel): Promise<RaisedAlarm | null> {
  const at = sql<string>`coalesce(${alarms.repeatedAt}, ${alarms.raisedAt})`;
  const found = await api.store.inProperty(propertyId, async (scope) =>
    done(
      await scope.db
        .select({ id: alarms.id, kind: alarms.kind, at: sql<string>`${at}::text` })
        .from(alarms)
        .where(scope.own(alarms))
        .orderBy(desc(at))
        .limit(1),
    ),
  );
  const [last] = found.ok ? found.value : [];
  return last ? { kind: last.kind, key: `${last.id} ${last.at}` } : null;
}
