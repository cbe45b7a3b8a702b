/**
 * Where a text waits on the device that a guest has typed into the allergy field and the order does not have yet. It is
 * sent before an order is confirmed, on any page.
 */
export const allergyKey = (conversationId: string) => `bellkey:allergy:${conversationId}`;

/**
 * The allergy of an order that is confirmed while a typed text still waits. What the order already has is never lost:
 * the guest may have told it in the chat after typing.
 */
export const withTyped = (ordered: string | null, typed: string): string =>
  ordered && !typed.includes(ordered) ? `${ordered}; ${typed}` : typed;
