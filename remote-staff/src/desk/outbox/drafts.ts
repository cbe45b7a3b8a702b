import type { WriteMode } from './outbox.ts';
import type { TextStorage } from './unsent-storage.ts';

/** Unsent text, per person, conversation and mode. */
export interface Drafts {
  load(conversationId: string, mode: WriteMode): string;
  save(conversationId: string, mode: WriteMode, text: string): void;
}

/** @param owner the signed-in person, so that two people at one desk never see each other's drafts. */
export function createDrafts(storage: TextStorage, owner: string): Drafts {
  const keyOf = (conversationId: string, mode: WriteMode) =>
    `bellkey-staff-draft:${owner}:${conversationId}:${mode}`;
  return {
    load(conversationId, mode) {
      try {
        return storage.getItem(keyOf(conversationId, mode)) ?? '';
      } catch {
        return '';
      }
    },
    save(conversationId, mode, text) {
      try {
        if (text === '') storage.removeItem(keyOf(conversationId, mode));
        else storage.setItem(keyOf(conversationId, mode), text);
      } catch {
        // Storage is full or refused: the draft lives as long as the page.
      }
    },
  };
}
