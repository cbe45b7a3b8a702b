import type { DraftedAction, TurnResult } from '../concierge/turn-contract.ts';

function wouldDo(action: DraftedAction): string {
  if (action.kind === 'cancel') return `cancel request ${action.no} (${action.title})`;
  return `request ${action.title}${action.quantity === null ? '' : ` x ${action.quantity}`}`;
}

/** A drafted answer as the staff read it: what has to be done before it is true comes first. */
export function draftNote({ text, proposed }: NonNullable<TurnResult['draft']>): string {
  const first = proposed.length > 0 ? `First: ${proposed.map(wouldDo).join(', ')}.\n` : '';
  return `${first}Suggested answer: ${text}`;
}
