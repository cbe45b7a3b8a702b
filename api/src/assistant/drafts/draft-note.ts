import type { TurnResult } from '@bellkey/concierge/contract';
import { formatAction } from './format-action.ts';

/** A drafted answer as shown to staff: the actions that make it true come first. */
export function draftNote({ text, proposed }: NonNullable<TurnResult['draft']>): string {
  const first = proposed.length > 0 ? `First: ${proposed.map(formatAction).join(', ')}.\n` : '';
  return `${first}Suggested answer: ${text}`;
}
