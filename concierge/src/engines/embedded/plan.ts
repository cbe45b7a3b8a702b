import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { meantRequests } from '../../dialogue/history/meant-requests.ts';
import { type PendingQuestion, pendingQuestion } from '../../dialogue/history/pending-question.ts';
import { fill, SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { numberOf, quantityBefore } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { missingSlots } from '../../policy/actions/propose-request.ts';
import { planFood } from '../../understanding/food/plan-food.ts';
import type { Act, RequestAct } from '../../understanding/message/acts.ts';
import { understand } from '../../understanding/message/understand.ts';
import { offeredFor } from '../../understanding/services/requested-service.ts';
import { slotKind, slotValue } from '../../understanding/services/slots.ts';
import { amendment } from './amend.ts';

/** An act with what it needs to be carried out. */
export type PlannedAct =
  | Exclude<Act, { kind: 'request' }>
  | (RequestAct & {
      service: OfferedService | null;
      slots: Record<string, string>;
      missing: string[];
      /** Number of the open request that is changed by this. */
      amends?: number;
    });

const QUOTED_WORDS_MAX_CHARS = 200;

function withSlots(
  act: RequestAct,
  service: OfferedService,
  said: readonly string[],
  language: AnswerLanguage,
): PlannedAct {
  const slots: Record<string, string> = {};
  // Who says at what time may say on which day; nobody is asked for it.
  const timed = service.requiredSlots.some((slot) => slotKind(slot) === 'time');
  const asked = service.requiredSlots.some((slot) => slotKind(slot) === 'date');
  for (const slot of timed && !asked ? [...service.requiredSlots, 'date'] : service.requiredSlots) {
    for (const text of said) {
      const value = slotValue(slot, text, language);
      if (value) slots[slot] = value;
    }
  }
  return { ...act, service, slots, missing: missingSlots(service, { quantity: act.quantity, slots }) };
}

/** The quantity that an answer such as `two` or `3, please` gives. */
function bareQuantity(text: string, language: AnswerLanguage): number | null {
  const normalised = withoutSaidTimes(normalise(text));
  const end = normalised.length;
  for (const word of normalised.split(/[^\p{L}\p{N}]+/u)) {
    const value = numberOf(word, language);
    if (value !== null) return value;
  }
  return quantityBefore(normalised, 0, end, end, language);
}

function answered(
  pending: Extract<PendingQuestion, { kind: 'slot' }>,
  reply: string,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct | null {
  const service = offeredFor(pending.item, context.services);
  if (!service) return null;
  const first = understand(pending.said[0] ?? '', language).find(
    (act): act is RequestAct => act.kind === 'request' && act.item === pending.item,
  );
  const act: RequestAct = {
    kind: 'request',
    item: pending.item,
    quantity: first?.quantity ?? null,
    words: [...pending.said, reply].join(' / ').slice(0, QUOTED_WORDS_MAX_CHARS),
  };
  if (slotKind(pending.slot) === 'quantity') act.quantity ??= bareQuantity(reply, language);
  const planned = withSlots(act, service, [...pending.said, reply], language);
  if (planned.kind === 'request' && planned.missing.includes(pending.slot)) {
    const kind = slotKind(pending.slot);
    const free = kind === 'text' || kind === 'count' || /\p{N}/u.test(reply);
    if (free && kind !== 'quantity') planned.slots[pending.slot] = reply.trim();
    planned.missing = missingSlots(service, planned);
  }
  return planned;
}

/** What this turn is to do: the open question's answer first, else what the message itself asks for. */
export function planTurn(text: string, context: TurnContext, language: AnswerLanguage): PlannedAct[] {
  const food = planFood(text, context, language);
  if (food) return [{ kind: 'food', food }, ...besidesFood(understand(text, language), context, language)];
  const acts = understand(text, language);
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
  if (pending?.kind === 'slot' && says !== 'no' && first?.kind !== 'cancel' && !asks) {
    const others = acts.filter(
      (act): act is RequestAct => act.kind === 'request' && act.item !== pending.item,
    );
    const answer = withoutWishes(text, others, pending, language);
    const elsewhere = others.length > 0 && !fits(answer, pending, language);
    const plan = elsewhere ? null : answered(pending, answer, context, language);
    if (plan) return [plan, ...(answer === text ? [] : others.map((act) => wanted(act, context, language)))];
  }
  return acts.map((act) => {
    if (
      act.kind === 'status' &&
      ASKS_FOR_PLACE.test(normalise(text)) &&
      meantRequests(act, context).length === 0
    ) {
      return { kind: 'ask', query: normalise(text), item: act.item };
    }
    if (act.kind !== 'request') return act;
    // Staff read what the guest wrote, accents and all, as long as it is about one thing.
    if (acts.length === 1) act.words = text;
    return wanted(act, context, language);
  });
}

function wanted(act: RequestAct, context: TurnContext, language: AnswerLanguage): PlannedAct {
  const service = offeredFor(act.item, context.services);
  return service
    ? withSlots(act, service, [act.words], language)
    : { ...act, service, slots: {}, missing: [] };
}

/**
 * An answer without what else is wished for beside it: the time in `a taxi at five` is the taxi's. A free answer
 * stays whole, for it may be made of such words (`a club sandwich`).
 */
function withoutWishes(
  text: string,
  others: readonly RequestAct[],
  { slot }: Extract<PendingQuestion, { kind: 'slot' }>,
  language: AnswerLanguage,
): string {
  if (slotKind(slot) === 'text' || others.length === 0) return text;
  return normalise(text)
    .split(CLAUSES)
    .filter(
      (clause) =>
        !findServices(clause, language).some(({ service }) => others.some(({ item }) => item === service)),
    )
    .join(', ');
}

/** `Until half past one and two towels` are two things, `a las cinco y media` is one. */
const CLAUSES = /[,;.!?]+(?= |$)| (?:and|but|also|e|mas|y|pero) (?!media|meia|cuarto|um quarto|quinze|half)/u;

/** Whether the assistant has just asked if this request should be cancelled. */
function wasAskedToCancel(
  { no }: TurnContext['openRequests'][number],
  context: TurnContext,
  language: AnswerLanguage,
): boolean {
  const last = context.history.at(-2);
  const [, end = ''] = SENTENCES[language].declinedOpen.split('{items}');
  return last?.from === 'ai' && last.text.includes(fill(end, { no: String(no) }));
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

/** Free answers (`a club sandwich`) may name other things that are on offer; times and numbers may not. */
function fits(
  text: string,
  pending: Extract<PendingQuestion, { kind: 'slot' }>,
  language: AnswerLanguage,
): boolean {
  return slotKind(pending.slot) === 'text' || slotValue(pending.slot, text, language) !== null;
}
