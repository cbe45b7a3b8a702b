import type { Message } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';

/** `answer` goes to the guest; `note` is for staff only and has its own endpoint. */
export type WriteMode = 'answer' | 'note';

/** A message that the API has not accepted yet. */
export interface OutboxItem {
  /** The sender's own id, and the idempotency key: a repeat is accepted once. */
  clientId: string;
  conversationId: string;
  mode: WriteMode;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
  state: { status: 'sending' } | { status: 'failed'; problem: ApiProblem };
}

export type Outbox = readonly OutboxItem[];

/** Adds an item, or tries it again under the same id. */
export const withSending = (outbox: Outbox, item: Omit<OutboxItem, 'state'>): Outbox => {
  const sending: OutboxItem = { ...item, state: { status: 'sending' } };
  return outbox.some(({ clientId }) => clientId === item.clientId)
    ? outbox.map((one) => (one.clientId === item.clientId ? sending : one))
    : [...outbox, sending];
};

export const withFailed = (outbox: Outbox, clientId: string, problem: ApiProblem): Outbox =>
  outbox.map((one) => (one.clientId === clientId ? { ...one, state: { status: 'failed', problem } } : one));

export const withoutItem = (outbox: Outbox, clientId: string): Outbox =>
  outbox.some((one) => one.clientId === clientId)
    ? outbox.filter((one) => one.clientId !== clientId)
    : outbox;

/** A message that has arrived, by its response or by the stream, leaves the outbox. */
export const withArrived = (outbox: Outbox, message: Message): Outbox =>
  message.clientId === null ? outbox : withoutItem(outbox, message.clientId);
