import type { TurnReason } from '@bellkey/shared/api';
import { handoffReason } from '../wording/conversation-messages.ts';

type Reason = Pick<TurnReason, 'handoff' | 'fallback' | 'refused'>;

const fallbacks: Record<string, string> = {
  'budget-used-up': 'the month’s budget for the language model is used up',
  'guest-budget-used-up': 'this guest has used today’s turns of the language model',
  'circuit-open': 'the language model failed five times within a minute',
  'key-unreadable': 'the language model’s key can’t be read; type it again',
  timeout: 'the language model was too slow',
  unavailable: 'the language model did not answer',
  malformed: 'the language model’s answer could not be used',
  ungrounded: 'the language model said what no fact supports',
};

/** With these the language model had answered, and its answer was not taken. */
const REPLACED: ReadonlySet<string> = new Set(['malformed', 'ungrounded']);

const refusals: Record<string, string> = {
  'over-limit': 'more than may be promised without a person',
  'unknown-service': 'not offered here',
  'not-asked-for': 'the guest had not asked for it',
  'missing-slots': 'something was still to be asked',
  'other-place': 'it was for another room',
  'no-place': 'no room is known yet',
  'sold-out': 'sold out',
  'not-now': 'not served at this hour',
  'missing-option': 'a choice was still to be made',
  'too-many-calls': 'too many steps in one turn',
  'too-many-open': 'five requests are open already',
  'too-many-this-hour': 'too many requests within an hour',
  'not-cancellable': 'somebody is already on it',
};

const rules: Record<string, string> = {
  vip: 'The guest is marked as VIP, so the assistant only suggests here.',
  complaint: 'After a complaint the assistant only suggests here.',
  'long-stay': 'For long stays the assistant only suggests.',
};

/** Why the assistant only suggests in a conversation; null where no rule says so. */
export const formatRule = (rule: string | null): string | null =>
  rule === null ? null : (rules[rule] ?? rule);

/** What happened in a turn, as sentences for the staff. */
export function formatReasons({ handoff, fallback, refused }: Reason): string[] {
  return [
    handoff ? handoffReason(handoff) : null,
    fallback ? `The embedded engine answered: ${fallbacks[fallback] ?? fallback}.` : null,
    ...refused.map(
      ({ what, reason }) => `Not done${what ? ` (${what})` : ''}: ${refusals[reason] ?? reason}.`,
    ),
  ].filter((sentence) => sentence !== null);
}

/** What kinds of decision a turn holds, each in two or three words. */
export function reasonKinds({
  handoff,
  fallback,
  refused,
}: Reason): Array<{ words: string; tone: 'neutral' | 'warn' }> {
  return [
    ...(handoff ? [{ words: 'Handed to a person', tone: 'neutral' as const }] : []),
    ...(refused.length > 0 ? [{ words: 'Action refused', tone: 'warn' as const }] : []),
    ...(fallback
      ? [{ words: REPLACED.has(fallback) ? 'Answer replaced' : 'Other engine', tone: 'warn' as const }]
      : []),
  ];
}
