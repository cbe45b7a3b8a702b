import type { DurableStorage } from '../durable-storage/durable-storage.ts';

/** What is typed for an order; an allergy among it is private after the visit. */
const OF_ORDERS = ['bellkey:allergy:', 'bellkey:dish:', 'bellkey:table-name:'];
/** What the next conversation at the same property takes over. */
const CARRIED_OVER = ['bellkey:draft:', 'bellkey:outbox:'];

function clear(storage: DurableStorage, prefixes: readonly string[], kept: string | null): void {
  for (const prefix of prefixes)
    for (const key of storage.keys(prefix)) {
      const rest = key.slice(prefix.length);
      if (kept === null || (rest !== kept && !rest.startsWith(`${kept}:`))) storage.remove(key);
    }
}

/** The visit is over: text typed for orders is removed from the device. */
export function clearOrders(storage: DurableStorage): void {
  clear(storage, OF_ORDERS, null);
}

/** Another visit has begun, and its drafts have moved: anything else of other visits can no longer be sent. */
export function clearOtherVisits(storage: DurableStorage, conversationId: string): void {
  clear(storage, [...OF_ORDERS, ...CARRIED_OVER], conversationId);
}
