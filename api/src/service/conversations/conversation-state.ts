import type { ConversationRow } from './append-message.ts';

/**
 * Whether the engine works in this conversation. While the guest waits for a person it continues with plain requests
 * and facts and leaves the rest to the person (decision 0111); once a person has taken over it is silent.
 */
export function isEngines({ state }: Pick<ConversationRow, 'state'>): boolean {
  return state === 'ai_active' || state === 'awaiting_human';
}

/** Whether the guest only waits for approval of the engine's draft. */
export function awaitsReview({
  state,
  handoffReason,
}: Pick<ConversationRow, 'state' | 'handoffReason'>): boolean {
  return state === 'awaiting_human' && handoffReason === 'mode:suggest';
}
