import type { GuestText, Outbox } from './outbox.ts';
import { loadUnsent, saveUnsent, type TextStorage } from './unsent-storage.ts';

const keyOf = (owner: string) => `bellkey-staff-outbox:${owner}`;

function isGuestText(value: unknown): value is GuestText {
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
export const loadOutbox = (storage: TextStorage, owner: string): Outbox =>
  loadUnsent(storage, keyOf(owner), isGuestText);

export const saveOutbox = (storage: TextStorage, owner: string, outbox: Outbox): void =>
  saveUnsent(storage, keyOf(owner), outbox);
