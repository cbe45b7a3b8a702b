import type { DurableStorage } from '../durable-storage/durable-storage.ts';

const keyOf = (conversationId: string) => `bellkey:draft:${conversationId}`;

/** What the guest has typed and not sent, per conversation; empty when nothing. */
export function loadDraft(storage: DurableStorage, conversationId: string): string {
  return storage.get(keyOf(conversationId)) ?? '';
}

export function saveDraft(storage: DurableStorage, conversationId: string, text: string): void {
  if (text === '') storage.remove(keyOf(conversationId));
  else storage.set(keyOf(conversationId), text);
}

/** Carries a draft over to the conversation that follows an ended one, unless something is typed there already. */
export function moveDraft(storage: DurableStorage, from: string, to: string): void {
  const text = loadDraft(storage, from);
  if (text && !loadDraft(storage, to)) saveDraft(storage, to, text);
  saveDraft(storage, from, '');
}
