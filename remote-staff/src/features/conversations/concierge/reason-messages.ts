import type { TurnReason } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/concierge/en.ts';
import { handoffReason } from '../wording/conversation-messages.ts';

type Reason = Pick<TurnReason, 'handoff' | 'fallback' | 'refused'>;

const fallbacks: Readonly<Record<string, string | undefined>> = messages.fallbacks;

/** Outcomes in which the language model answered, and its answer was refused. */
const REPLACED: ReadonlySet<string> = new Set(['malformed', 'ungrounded']);

const refusals: Readonly<Record<string, string | undefined>> = messages.refusals;

const rules: Readonly<Record<string, string | undefined>> = messages.rules;

/** Why the assistant only suggests in a conversation; null without a rule. */
export const formatRule = (rule: string | null): string | null =>
  rule === null ? null : (rules[rule] ?? rule);

const KEY = /^(?:[a-z]+-)?[0-9a-f-]*\d[0-9a-f-]*$/;

/** A code as words, where no sentence is known for it. */
const formatCode = (code: string): string => code.replaceAll(/[-_]/g, ' ');

/** Formats what happened in a turn as sentences for staff. */
export function formatReasons({ handoff, fallback, refused }: Reason): string[] {
  return [
    handoff ? handoffReason(handoff) : null,
    fallback ? messages.embeddedAnswered({ reason: fallbacks[fallback] ?? fallback }) : null,
    ...refused.map(({ what, reason: code }) => {
      const reason = refusals[code] ?? formatCode(code);
      // The key of a dish or a service says nothing to a reader.
      return what && !KEY.test(what)
        ? messages.notDoneWhat({ what: formatCode(what), reason })
        : messages.notDone({ reason });
    }),
  ].filter((sentence) => sentence !== null);
}

/** Labels for the kinds of decisions in a turn, two or three words each. */
export function reasonKinds({
  handoff,
  fallback,
  refused,
}: Reason): Array<{ text: string; tone: 'neutral' | 'warn' }> {
  return [
    ...(handoff ? [{ text: messages.handed, tone: 'neutral' as const }] : []),
    ...(refused.length > 0 ? [{ text: messages.refused, tone: 'warn' as const }] : []),
    ...(fallback
      ? [{ text: REPLACED.has(fallback) ? messages.replaced : messages.otherEngine, tone: 'warn' as const }]
      : []),
  ];
}
