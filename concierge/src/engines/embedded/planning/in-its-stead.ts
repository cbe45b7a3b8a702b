import type { TurnContext } from '../../../contract/contract.ts';
import { bareOf } from '../../../dialogue/frame/read-move.ts';
import { type LexiconKey, SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { missingSlots } from '../../../policy/actions/carry-out-request.ts';
import type { Act, RequestAct } from '../../../understanding/message/acts.ts';
import { disputes } from '../../../understanding/message/disputes.ts';
import { segmentsOf } from '../../../understanding/message/segments.ts';
import { saysFine } from '../../../understanding/message/set-aside.ts';
import { isNamedInAny } from '../../../understanding/message/sure-wish.ts';
import { understand } from '../../../understanding/message/understand.ts';
import { slotKind } from '../../../understanding/services/slots.ts';
import { type PlannedAct, planRequest } from '../planned-acts/planned-act.ts';
import { itemOf } from '../planned-acts/subject-acts.ts';
import type { Line } from './named-request.ts';
import { RETRACTIONS } from './retraction-words.ts';

type OpenRequest = TurnContext['openRequests'][number];

const MOST_CHARS = 200;
const PARTS = /[.!?;:,\n]+(?=\s|$)/u;

/** How a line takes back the last wish, and the line without those words. */
interface Retraction {
  how: 'mistaken' | 'instead' | 'dismissed' | 'fine' | 'declined';
  rest: string;
}

/** The part of a line that takes back an open thing; null for none. */
function retractionIn(item: LexiconKey, { text, language }: Line): Retraction | null {
  const parts = text.split(PARTS).filter((part) => /\p{L}/u.test(part));
  const said = parts.map((part) => normalise(part));
  const dismisses = said.map((part) => RETRACTIONS.forgets.test(bareOf(part)));
  const without = (at: number) => parts.filter((_, index) => index !== at && !dismisses[index]).join(', ');
  const mistaken = said.findIndex((part) => RETRACTIONS.mistaken.test(part));
  if (mistaken >= 0) return { how: 'mistaken', rest: without(mistaken) };
  const isOf = (part: string) => isNamedInAny(part, item);
  const fine = said.findIndex((part) => isOf(part) && saysFine(part));
  if (fine >= 0 && SERVICES[item].nature === 'fix') return { how: 'fine', rest: without(fine) };
  const instead = said.findIndex((part) => RETRACTIONS.instead.test(part));
  if (instead >= 0) return { how: 'instead', rest: normalise(text).replace(RETRACTIONS.instead, ' ') };
  const dismissed = dismisses.indexOf(true);
  if (dismissed >= 0) return { how: 'dismissed', rest: without(dismissed) };
  const declined = parts.findIndex(
    (part, at) =>
      isOf(said[at] ?? '') &&
      understand(part, language).some(({ kind }) => kind === 'decline' || kind === 'cancel'),
  );
  return declined >= 0 ? { how: 'declined', rest: without(declined) } : null;
}

/** Whether the wish for another thing is as sure as the retraction. */
function isWanted(act: Act, { how, rest }: Retraction, item: LexiconKey): act is Act & { item: LexiconKey } {
  if (!('item' in act) || act.item === null || act.item === item) return false;
  const isAlike = SERVICES[act.item].nature === SERVICES[item].nature;
  const isNamed = isNamedInAny(normalise(rest), act.item);
  if (act.kind === 'request') return how === 'mistaken' || how === 'fine' || (isNamed && isAlike);
  const isPreferred = how === 'instead' || RETRACTIONS.preferred.test(normalise(rest));
  const mayWant = act.kind === 'amend' || act.kind === 'ask' || act.kind === 'confirm';
  return mayWant && isPreferred && isNamed && isAlike && !rest.includes('?');
}

/** The quantity of a wish that names its thing. */
const countOf = (rest: string, item: LexiconKey, language: AnswerLanguage): number | null =>
  segmentsOf(normalise(rest), language).find(({ mention }) => mention?.service === item)?.quantity ?? null;

/** A wish with the day and the time of the one before, if the line says that they stay: `for the same day`. */
function asBefore(planned: PlannedAct, rest: string, before: OpenRequest): PlannedAct {
  if (planned.kind !== 'request' || !planned.service) return planned;
  const said = normalise(rest);
  const kept = (before.details ?? []).flatMap(({ slot, value }) => {
    const kind = slotKind(slot);
    const stays =
      (kind === 'date' && (RETRACTIONS.sameDay.test(said) || RETRACTIONS.sameTime.test(said))) ||
      (kind === 'time' && RETRACTIONS.sameTime.test(said));
    const own = planned.service?.requiredSlots.find((each) => slotKind(each) === kind) ?? kind;
    return stays ? [[own, value] as const] : [];
  });
  const slots = { ...planned.slots, ...Object.fromEntries(kept) };
  return { ...planned, slots, missing: missingSlots(planned.service, { quantity: planned.quantity, slots }) };
}

/**
 * Another thing instead of the wish that was just carried out: `wrong word, I meant an iron`, `the AC is fine, it's the
 * fridge`. Cancels the first and requests the second. Null if the line does not take back the last request, or wants
 * nothing else.
 */
export function inItsStead(line: Line): PlannedAct[] | null {
  const { text, frame, context, language } = line;
  const [before, ...others] = context.openRequests.filter(({ no }) => frame.made.includes(no));
  const item = before && others.length === 0 ? itemOf(before) : null;
  if (!before || item === null || text.length > MOST_CHARS || disputes(text)) return null;
  const retraction = retractionIn(item, line);
  if (!retraction || retraction.rest.trim() === '') return null;
  const open = new Set(context.openRequests.flatMap((request) => itemOf(request) ?? []));
  const wishesIn = (said: string) =>
    understand(said, language).flatMap((act): RequestAct[] => {
      if (!isWanted(act, retraction, item) || open.has(act.item)) return [];
      const quantity = act.kind === 'request' ? act.quantity : countOf(said, act.item, language);
      return [{ kind: 'request', item: act.item, quantity, words: retraction.rest }];
    });
  // The other thing may be clearer in the complete line: `the AC is fine, it was off. What doesn't cool is the fridge`.
  const own = wishesIn(retraction.rest);
  const wishes = own.length > 0 || retraction.how === 'instead' ? own : wishesIn(text);
  if (wishes.length === 0) return null;
  const planned = wishes.map((wish) =>
    asBefore(planRequest(wish, context, language), retraction.rest, before),
  );
  return [{ kind: 'cancel', item: null, no: before.no }, ...planned];
}
