import { outboxMessages } from '../../messages/compiled/outbox/en.ts';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { type OutboxRefusal, parseEntry } from './outbox-entry.ts';

const AFTER_NEW_SESSION = {
  code: 'session-ended',
  detail: outboxMessages.visitEnded,
  requestId: '',
};

/**
 * Moves the unsent messages of an ended conversation to the next one. They are not sent automatically there: they were
 * written for another moment, perhaps another room, so the guest decides.
 *
 * @param refusal why each waits for the guest; null to send it
 */
export function moveOutbox(
  storage: DurableStorage,
  from: string,
  to: string,
  refusal: OutboxRefusal | null = AFTER_NEW_SESSION,
): void {
  const prefix = `bellkey:outbox:${from}:`;
  for (const key of storage.keys(prefix)) {
    const entry = parseEntry(storage.get(key));
    if (entry) {
      storage.set(`bellkey:outbox:${to}:${entry.clientId}`, JSON.stringify({ ...entry, refusal }));
    }
    storage.remove(key);
  }
}
