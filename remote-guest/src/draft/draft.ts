import type { DurableStorage } from '../durable-storage/durable-storage.ts';

const keyOf = (conversationId: string) => `bellkey:draft:${conversationId}`;

/** The guest's unsent text, per conversation; empty without one. */
export function loadDraft(storage: DurableStorage, conversationId: string): string {
  return storage.get(keyOf(conversationId)) ?? '';
}

/** Saves the text of the composer; an empty one is removed. */
export function saveDraft(storage: DurableStorage, conversationId: string, text: string): void {
  if (text === '') storage.remove(keyOf(conversationId));
  else storage.set(keyOf(conversationId), text);
}

/** Moves a draft to the conversation that follows an ended one, unless that has one. */
export function moveDraft(storage: DurableStorage, from: string, to: string): void {
  const text = loadDraft(storage, from);
  if (text && !loadDraft(storage, to)) saveDraft(storage, to, text);
  saveDraft(storage, from, '');
}
