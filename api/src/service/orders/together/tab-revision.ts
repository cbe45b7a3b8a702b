import { createHash } from 'node:crypto';
import type { StoredOrder } from '../order-view.ts';

/** What the owner reads before confirming, as a short text: equal as long as no guest changes dishes or allergies. */
export function tabRevision(carts: readonly StoredOrder[]): string {
  const seen = carts
    .map(({ conversationId, allergy, lines }) => ({
      conversationId,
      allergy,
      lines: lines.map(({ id, itemId, quantity, options, note }) => [id, itemId, quantity, options, note]),
    }))
    .sort((a, b) => (a.conversationId < b.conversationId ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 16);
}
