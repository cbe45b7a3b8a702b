import type { TurnContext } from '../../../contract/contract.ts';
import type { DialogueFrame } from '../../../dialogue/frame/dialogue-frame.ts';
import { isAtOtherTime } from '../../../dialogue/frame/which-request.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import { type AnswerLanguage, SHARED_LANGUAGES } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { FOOD_ITEMS } from '../../../understanding/food/wishes.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { whenIn } from '../../../understanding/orders/distinct-orders.ts';
import { addsOrder } from '../../../understanding/orders/order-words.ts';
import { slotKind } from '../../../understanding/services/slots.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { saidCount } from '../planned-acts/said-count.ts';
import { isCounted, requestFor } from '../planned-acts/subject-acts.ts';
import { openNo } from './last-request.ts';

const MOST_CHARS = 160;

/** Acts that a line without a name may only seem to have, because it depends on the line before. */
const SEEMING: ReadonlySet<Act['kind']> = new Set([
  'unknown',
  'confirm',
  'choose-between',
  'small-talk',
  'follow',
  'ask',
  'request',
  'status',
  'amend',
]);

const namesSomething = (text: string): boolean => {
  const normalised = normalise(text);
  return SHARED_LANGUAGES.some((language) => findServices(normalised, language).length > 0);
};

/**
 * One more order of what was just asked for, at another time: `and one more at 9 pm`, after a taxi for five. Null for any
 * other line. A line that only joins the time, `also at 6:20`, must not read as a change.
 */
export function furtherOrder(
  text: string,
  acts: readonly Act[],
  { recent: [last] }: Pick<DialogueFrame, 'recent'>,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct | null {
  const request = openNo(last?.no ?? null, context);
  if (!last?.subject || !request || last.how !== 'wanted' || text.length > MOST_CHARS) return null;
  if ('item' in last.subject && FOOD_ITEMS.has(last.subject.item)) return null;
  const adds = addsOrder(text);
  const isTimed = (request.details ?? []).some(({ slot }) => slotKind(slot) === 'time');
  const isOther = isTimed
    ? isAtOtherTime(request, text, context)
    : adds === 'another' && whenIn(text).clock !== '';
  if (!isOther) return null;
  if (adds === null || (text.includes('?') && adds === 'plain') || namesSomething(text)) return null;
  if (!acts.every(({ kind }) => SEEMING.has(kind) && (kind !== 'amend' || adds === 'another'))) return null;
  const { subject } = last;
  const quantity = isCounted(subject, context) ? saidCount(text, language) : null;
  const planned = requestFor({ subject, said: [text], quantity }, context, language);
  return planned?.kind === 'request' ? { ...planned, noted: true } : planned;
}
