import type { ConversationRow } from './append-message.ts';

/**
 * Whether the engine works in this conversation. While a person is awaited it goes on with plain requests and facts and
 * leaves alone what the person was asked for (decision 0111); once a person has taken over it is silent.
 */
export function isEngines({ state }: Pick<ConversationRow, 'state'>): boolean {
  return state === 'ai_active' || state === 'awaiting_human';
}

/** Whether a person is awaited for nothing but to look at the engine's draft. */
export function awaitsReview({
  state,
  handoffReason,
}: Pick<ConversationRow, 'state' | 'handoffReason'>): boolean {
  return state === 'awaiting_human' && handoffReason === 'mode:suggest';
}
