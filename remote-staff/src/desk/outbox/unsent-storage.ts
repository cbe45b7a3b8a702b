import type { ApiProblem } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/desk/en.ts';
import type { Unsent } from './outbox.ts';

/** Storage of unsent text: `localStorage`, or nothing where the browser refuses it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const interrupted: ApiProblem = {
  code: 'interrupted',
  status: 0,
  title: messages.notSent,
  detail: messages.unsentText,
  requestId: '',
};

/** Loads texts that were not sent before the page was closed. @param isText whether a stored value is one of them */
export function loadUnsent<Text extends { clientId: string }>(
  storage: TextStorage,
  key: string,
  isText: (value: unknown) => value is Text,
): ReadonlyArray<Unsent<Text>> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isText)
      .map((text): Unsent<Text> => ({ ...text, state: { status: 'failed', problem: interrupted } }));
  } catch {
    return [];
  }
}

/** Saves an outbox; an empty one is removed. */
export function saveUnsent(storage: TextStorage, key: string, outbox: readonly unknown[]): void {
  try {
    if (outbox.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(outbox));
  } catch {
    // Storage is full or refused: the text is still on the screen.
  }
}
