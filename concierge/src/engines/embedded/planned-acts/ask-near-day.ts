import type { TurnContext } from '../../../contract/contract.ts';
import { isNearDayOpen, NEAR_DAY, nearDays } from '../../../dialogue/details/near-day.ts';
import { formatDay } from '../../../dialogue/formatting/format-moment.ts';
import { guestLine, onlyLines } from '../../../dialogue/history/guest-line.ts';
import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import type { PlannedAct } from './planned-act.ts';

/** The context of an act: of several orders, each has its own words. */
const contextOf = (
  { part, said, words }: { part?: number; said?: readonly string[]; words: string },
  context: TurnContext,
) => (part === undefined ? context : onlyLines(context, said ?? [words]));

/**
 * Delays acts with `tomorrow`, said after midnight, until the guest says which day they mean. Most people mean the
 * coming daylight, and a wake-up call a day late is useless.
 */
export function withNearDayAsked(acts: readonly PlannedAct[], context: TurnContext): readonly PlannedAct[] {
  return acts.map((act) => {
    const isRequest =
      act.kind === 'request' ? act.amends === undefined : act.kind === 'own' && act.does === 'request';
    if (!isRequest || !('missing' in act) || !act.service || act.missing.length > 0) return act;
    if (act.slots[NEAR_DAY] !== undefined || !isNearDayOpen(act.service, contextOf(act, context))) return act;
    return {
      ...act,
      missing: [NEAR_DAY],
      said: act.said ?? [act.part === undefined ? guestLine(context) : act.words],
    };
  });
}

/** The two days to choose from, as buttons. */
export function nearDayChoices(context: TurnContext, language: AnswerLanguage) {
  const { today, tomorrow } = SENTENCES[language].nearDays;
  return nearDays(context).map((day, index) => {
    const text = (index === 0 ? today : tomorrow)({ day: formatDay(day, language) });
    return { label: text, text };
  });
}
