import type { TurnResult } from '@bellkey/concierge/contract';
import { formatAction } from './format-action.ts';

/** A drafted answer as the staff read it: what has to be done before it is true comes first. */
export function draftNote({ text, proposed }: NonNullable<TurnResult['draft']>): string {
  const first = proposed.length > 0 ? `First: ${proposed.map(formatAction).join(', ')}.\n` : '';
  return `${first}Suggested answer: ${text}`;
}
