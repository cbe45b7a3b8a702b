import type { TurnReason } from '@bellkey/shared/api';
import { conciergeMessages as messages } from '../../../../messages/compiled/concierge/en.ts';
import { handoffReason } from '../wording/conversation-messages.ts';

type Reason = Pick<TurnReason, 'handoff' | 'fallback' | 'refused'>;

const fallbacks: Readonly<Record<string, string | undefined>> = messages.fallbacks;

/** With these the language model had answered, and its answer was not taken. */
const REPLACED: ReadonlySet<string> = new Set(['malformed', 'ungrounded']);

const refusals: Readonly<Record<string, string | undefined>> = messages.refusals;

const rules: Readonly<Record<string, string | undefined>> = messages.rules;

/** Why the assistant only suggests in a conversation; null where no rule says so. */
export const formatRule = (rule: string | null): string | null =>
  rule === null ? null : (rules[rule] ?? rule);

/** What happened in a turn, as sentences for the staff. */
export function formatReasons({ handoff, fallback, refused }: Reason): string[] {
  return [
    handoff ? handoffReason(handoff) : null,
    fallback ? messages.embeddedAnswered({ reason: fallbacks[fallback] ?? fallback }) : null,
    ...refused.map(({ what, reason: code }) => {
      const reason = refusals[code] ?? code;
      return what ? messages.notDoneWhat({ what, reason }) : messages.notDone({ reason });
    }),
  ].filter((sentence) => sentence !== null);
}

/** What kinds of decision a turn holds, each in two or three words. */
export function reasonKinds({
  handoff,
  fallback,
  refused,
}: Reason): Array<{ words: string; tone: 'neutral' | 'warn' }> {
  return [
    ...(handoff ? [{ words: messages.handed, tone: 'neutral' as const }] : []),
    ...(refused.length > 0 ? [{ words: messages.refused, tone: 'warn' as const }] : []),
    ...(fallback
      ? [{ words: REPLACED.has(fallback) ? messages.replaced : messages.otherEngine, tone: 'warn' as const }]
      : []),
  ];
}
