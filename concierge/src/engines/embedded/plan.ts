import type { TurnContext } from '../../contract/contract.ts';
import { understoodIn } from '../../dialogue/frame/frame.ts';
import { meantRequests } from '../../dialogue/history/meant-requests.ts';
import { pendingQuestion } from '../../dialogue/history/pending-question.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { planFood } from '../../understanding/food/plan-food.ts';
import type { Act, RequestAct } from '../../understanding/message/acts.ts';
import { understand } from '../../understanding/message/understand.ts';
import { offeredFor } from '../../understanding/services/requested-service.ts';
import { slotKind, slotValue } from '../../understanding/services/slots.ts';
import { amendment, amendmentOf } from './amend.ts';
import { answeredRequest, fitsSlot, withoutOtherRequests } from './answered-request.ts';
import { planOwn } from './plan-own.ts';
import { type PlannedAct, planRequest, withSlots } from './planned-act.ts';

/** What this turn is to do: the open question's answer first, else what the message itself asks for. */
export function planTurn(text: string, context: TurnContext, language: AnswerLanguage): PlannedAct[] {
  const food = planFood(text, context, language);
  if (food) return [{ kind: 'food', food }, ...besidesFood(understand(text, language), context, language)];
  const understood = understoodIn(context.history, text, language);
  const own = planOwn(text, understood, context, language);
  if (own) return [...own.own, ...planActs(text, own.rest, context, language)];
  return planActs(text, understood, context, language);
}

/** What a line does with what the lexicon has words for. */
function planActs(text: string, acts: Act[], context: TurnContext, language: AnswerLanguage): PlannedAct[] {
  if (acts.length === 0) return [];
  const pending = pendingQuestion(context, language);
  const amended = pending ? null : amendment(text, context, language);
  if (amended) return [amended];
  const [first] = acts;
  const says = first?.kind === 'small-talk' ? first.topic : null;
  if (says === 'yes') {
    const meant = context.openRequests.find((request) => wasAskedToCancel(request, context, language));
    if (meant) return [{ kind: 'cancel', item: null, no: meant.no }];
  }
  if (pending?.kind === 'confirm' && says === 'yes') {
    acts.splice(0, 1, { kind: 'request', item: pending.item, quantity: null, words: text });
  }
  // `Until 1 pm` answers "until what time", although `until` may begin a question too.
  const gives =
    pending?.kind === 'slot' &&
    !text.includes('?') &&
    slotKind(pending.slot) !== 'text' &&
    slotValue(pending.slot, text, language) !== null;
  const asks = first?.kind === 'ask' && !gives;
  const leaves = first !== undefined && LEAVING.has(first.kind);
  if (pending?.kind === 'slot' && says !== 'no' && !leaves && !asks) {
    const others = acts.filter(
      (act): act is RequestAct => act.kind === 'request' && act.item !== pending.item,
    );
    const answer = withoutOtherRequests(text, others, pending, language);
    const elsewhere = others.length > 0 && !fitsSlot(answer, pending, language);
    const plan = elsewhere ? null : answeredRequest(pending, answer, context, language);
    if (plan)
      return [plan, ...(answer === text ? [] : others.map((act) => planRequest(act, context, language)))];
  }
  return acts.map((act) => {
    if (
      act.kind === 'status' &&
      ASKS_FOR_PLACE.test(normalise(text)) &&
      meantRequests(act, context).length === 0
    ) {
      return { kind: 'ask', query: normalise(text), item: act.item };
    }
    if (act.kind === 'amend')
      return amendmentOf(act, context, language) ?? { kind: 'status', item: act.item };
    if (act.kind === 'tell') return planTold(act, context, language);
    if (act.kind !== 'request') return act;
    // Staff read what the guest wrote, accents and all, as long as it is about one thing.
    if (acts.length === 1) act.words = text;
    return planRequest(act, context, language);
  });
}

/** What is no answer to an open question, whatever it asks. */
const LEAVING: ReadonlySet<Act['kind']> = new Set(['cancel', 'person', 'complain']);

/** What staff are to know goes to them in the guest's words; an allergy is a person's to confirm. */
function planTold(
  act: Extract<Act, { kind: 'tell' }>,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct {
  if (act.told === 'allergy') return act;
  const note: RequestAct = { kind: 'request', item: 'concierge', quantity: null, words: act.words };
  const planned = planRequest(note, context, language);
  return 'service' in planned && planned.service && planned.missing.length === 0 ? planned : act;
}

/** Whether the assistant has just asked if this request should be cancelled. */
function wasAskedToCancel(
  { no }: TurnContext['openRequests'][number],
  context: TurnContext,
  language: AnswerLanguage,
): boolean {
  const last = context.history.at(-2);
  // What follows the items, which the guest's language may have named differently then.
  const [, end = ''] = SENTENCES[language].declinedOpen({ items: '\n', no }).split('\n');
  return last?.from === 'ai' && last.text.includes(end);
}

/** `Where is the library?` asks for a place, unless such a thing is on its way. */
const ASKS_FOR_PLACE =
  /(?<![\p{L}])(?:where(?:'s| is| are) the|onde (?:e|esta|estao|fica|ficam) (?:o|a|os|as)|donde (?:esta|estan|queda) (?:el|la|los|las))(?![\p{L}])/u;

/** Lexicon entries that a dish's name may have been taken for. */
const FOOD_ITEMS: ReadonlySet<string> = new Set([
  'roomService',
  'restaurant',
  'minibar',
  'coffeeTea',
  'water',
  'ice',
  'glasses',
  'breakfast',
]);

/** What a message that orders food asks for besides: `two lattes and two towels`. */
function besidesFood(acts: readonly Act[], context: TurnContext, language: AnswerLanguage): PlannedAct[] {
  return acts.flatMap((act) => {
    if (act.kind !== 'request' || FOOD_ITEMS.has(act.item)) return [];
    const service = offeredFor(act.item, context.services);
    return service ? [withSlots(act, service, [act.words], language)] : [];
  });
}
