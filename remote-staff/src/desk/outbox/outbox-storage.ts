import type { ApiProblem } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/desk/en.ts';
import type { Outbox, OutboxItem } from './outbox.ts';

/** Storage of unsent text: `localStorage`, or nothing where the browser refuses it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const interrupted: ApiProblem = {
  code: 'interrupted',
  status: 0,
  title: messages.notSent,
  detail: messages.thePageWasClosedBefore,
  requestId: '',
};

const keyOf = (owner: string) => `bellkey-staff-outbox:${owner}`;

function isItem(value: unknown): value is OutboxItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientId' in value &&
    typeof value.clientId === 'string' &&
    'conversationId' in value &&
    typeof value.conversationId === 'string' &&
    'body' in value &&
    typeof value.body === 'string' &&
    'mode' in value &&
    (value.mode === 'answer' || value.mode === 'note')
  );
}

/** @param owner owner of the outbox: person and property, so that a shared desk mixes nothing up. */
export function loadOutbox(storage: TextStorage, owner: string): Outbox {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(owner)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isItem)
      .map((item) => ({ ...item, state: { status: 'failed', problem: interrupted } }));
  } catch {
    return [];
  }
}

export function saveOutbox(storage: TextStorage, owner: string, outbox: Outbox): void {
  try {
    if (outbox.length === 0) storage.removeItem(keyOf(owner));
    else storage.setItem(keyOf(owner), JSON.stringify(outbox));
  } catch {
    // Storage is full or refused: the text is still on the screen.
  }
}
