import type { DurableStorage } from '../../durable-storage/durable-storage.ts';

const keyOf = (conversationId: string) => `bellkey:allergy:${conversationId}`;

/**
 * What a guest has typed into the allergy field and the order does not have yet. It stays on the device until then, also
 * when the page is left, and is sent before an order is confirmed on any page.
 */
export interface TypedAllergy {
  /** Null when nothing waits. */
  load(): string | null;
  keep(text: string): void;
  /** Forgets a text that was saved, unless the guest has typed more meanwhile. */
  forget(saved: string): void;
}

/** The typed allergy of one conversation. */
export function typedAllergy(storage: DurableStorage, conversationId: string): TypedAllergy {
  const key = keyOf(conversationId);
  return {
    load: () => storage.get(key),
    keep: (text) => storage.set(key, text),
    forget: (saved) => {
      if (storage.get(key) === saved) storage.remove(key);
    },
  };
}

/**
 * The allergy of an order that is confirmed while a typed text still waits. What the order already has is never lost:
 * the guest may have told it in the chat after typing.
 *
 * @returns null when the order needs no change
 */
export function withTyped(ordered: string | null, typed: string | null): string | null {
  const text = typed?.trim();
  if (!text || ordered?.includes(text)) return null;
  return ordered && !text.includes(ordered) ? `${ordered}; ${text}` : text;
}
