import type { DurableStorage } from '../durable-storage/durable-storage.ts';

/** What is typed for an order; an allergy among it is private after the visit. */
const OF_ORDERS = ['bellkey:allergy:', 'bellkey:dish:'];
/** What the next conversation at the same property takes over. */
const CARRIED_OVER = ['bellkey:draft:', 'bellkey:outbox:'];

function forget(storage: DurableStorage, prefixes: readonly string[], kept: string | null): void {
  for (const prefix of prefixes)
    for (const key of storage.keys(prefix)) {
      const rest = key.slice(prefix.length);
      if (kept === null || (rest !== kept && !rest.startsWith(`${kept}:`))) storage.remove(key);
    }
}

/** The visit is over: text typed for orders is removed from the device. */
export function forgetOrders(storage: DurableStorage): void {
  forget(storage, OF_ORDERS, null);
}

/** Another visit has begun, and its drafts have moved: anything else of other visits can no longer be sent. */
export function forgetOtherVisits(storage: DurableStorage, conversationId: string): void {
  forget(storage, [...OF_ORDERS, ...CARRIED_OVER], conversationId);
}
