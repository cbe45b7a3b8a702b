import type { TurnContext } from '../../../contract/contract.ts';
import { type DialogueFrame, type Subject, sameSubject } from '../../../dialogue/frame/dialogue-frame.ts';
import { readMove } from '../../../dialogue/frame/read-move.ts';
import { meantRequests, takenBack } from '../../../dialogue/history/meant-requests.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import { SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../../language/text/clause-words.ts';
import { normalise } from '../../../language/text/normalise.ts';
import type { Act, RequestAct } from '../../../understanding/message/acts.ts';
import { disputes } from '../../../understanding/message/disputes.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import { type PlannedAct, planRequest } from '../planned-acts/planned-act.ts';
import { saidCount } from '../planned-acts/said-count.ts';
import { nameOf } from '../planned-acts/subject-acts.ts';
import { amendmentFromAct, amendmentFromText, correctedCount } from './amend.ts';
import { lastRequest, unnamedCancel } from './last-request.ts';
import { notOffered } from './not-offered.ts';
import { planOwn, supposeOwn } from './plan-own.ts';
import { planTold } from './plan-told.ts';

/** The acts of a line without an open question: a change of an earlier request, otherwise its wishes. */
export function planAlone(
  text: string,
  acts: readonly Act[],
  frame: DialogueFrame,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] {
  const own = planOwn(text, acts, context, language);
  if (own) return [...own.own, ...planActs(text, own.rest, frame, context, language)];
  const planned = planActs(text, acts, frame, context, language);
  const supposed = planned.every(isForNothing) ? supposeOwn(text, context, language) : null;
  return supposed ? [supposed] : planned;
}

/** Whether an act leads to nothing that the property has; a fault that it does not mend is for a person. */
const isForNothing = (act: PlannedAct): boolean =>
  act.kind === 'unknown' ||
  (act.kind === 'request' && act.service === null && SERVICES[act.item].nature !== 'fix');

/** The acts of a line with words of the lexicon. */
function planActs(
  text: string,
  acts: readonly Act[],
  frame: DialogueFrame,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] {
  if (acts.length === 0) return [];
  const disputed = disputedAct(text, acts, context);
  if (disputed) return [disputed];
  const asked = frame.open?.kind === 'form' || frame.open?.kind === 'offer';
  const talkedAbout = lastRequest(frame, context)?.no ?? null;
  const amended = asked ? null : amendmentFromText(text, context, language, talkedAbout);
  if (amended) return [amended];
  const isRefused = (subject: Subject) =>
    !text.includes('?') && frame.refused.some((refused) => sameSubject(refused, subject));
  return acts.flatMap((act): PlannedAct | PlannedAct[] => {
    switch (act.kind) {
      case 'status':
        return ASKS_FOR_PLACE.test(normalise(text)) && meantRequests(act, context).length === 0
          ? { kind: 'ask', query: normalise(text), item: act.item }
          : act;
      case 'amend':
        // `Three pillows. Sorry, make that two` changes nothing that was asked for before.
        if (act.item === null && changesOwnWish(act, acts)) return [];
        return (
          amendmentFromAct(act, context, language, talkedAbout) ??
          (act.otherwise
            ? planRequest(asWhole(act.otherwise, text, language), context, language)
            : changesOwnWish(act, acts)
              ? []
              : { kind: 'status', item: act.item })
        );
      case 'tell':
        // Staff read everything that the guest wrote, not only the understood clause.
        return planTold(acts.length === 1 ? { ...act, words: text } : act, context, language);
      case 'cancel':
        return namesNothing(act, context) ? unnamedCancel(frame, context) : act;
      case 'decline': {
        // The last request is cancelled at once if nothing else matches.
        const [only, ...others] = takenBack(act.item, context);
        const just = only && others.length === 0 && frame.made.includes(only.no);
        return just ? { kind: 'cancel', item: null, no: only.no } : act;
      }
      case 'confirm': {
        const subject = { item: act.item };
        // What the guest refused is not offered again, unless they ask about it.
        if (isRefused(subject)) return { kind: 'dropped', items: nameOf(subject, context, language) };
        if (!offeredFor(act.item, context.services)) return notOffered(text, [act.item], context, language);
        return { ...act, quantity: saidCount(text, language) };
      }
      case 'choose-between': {
        const left = act.items.filter((item) => !isRefused({ item }));
        const items = left.filter((item) => offeredFor(item, context.services));
        const [only] = items;
        if (items.length === 0 && left.length > 0) return notOffered(text, left, context, language);
        if (items.length === 1 && only) return { kind: 'confirm', item: only };
        return items.length > 0 ? { ...act, items } : { kind: 'unknown' };
      }
      case 'request':
        // Staff read the guest's original text, if it is about one thing.
        return unnamedAsSaid(
          planRequest(
            corrected(
              acts.length === 1 ? asWhole(act, text, language) : recounted(act, acts, language),
              acts,
              text,
              language,
            ),
            context,
            language,
          ),
          language,
        );
      default:
        return act;
    }
  });
}

/** Whether a change applies to a wish of the same line: `towels, make it three`. */
const changesOwnWish = ({ item }: Extract<Act, { kind: 'amend' }>, acts: readonly Act[]): boolean =>
  acts.some((other) => other.kind === 'request' && (item === null || other.item === item));

/** A wish with the corrected number of the same line: `two pillows, make that three`. */
function recounted(act: RequestAct, acts: readonly Act[], language: AnswerLanguage): RequestAct {
  const counts = acts.flatMap((other) =>
    other.kind === 'amend' && (other.item === null || other.item === act.item)
      ? (saidCount(other.words, language) ?? [])
      : [],
  );
  const wishes = acts.filter(({ kind }) => kind === 'request');
  const count = counts.at(-1);
  return count === undefined || wishes.length > 1 ? act : { ...act, quantity: count };
}

/** The only wish of a line with the number that a later sentence puts right: `three towels. no wait, four`. */
function corrected(
  act: RequestAct,
  acts: readonly Act[],
  text: string,
  language: AnswerLanguage,
): RequestAct {
  const isOnly = acts.filter(({ kind }) => kind === 'request').length === 1;
  if (!isOnly || SERVICES[act.item].nature !== 'deliver') return act;
  return { ...act, quantity: correctedCount(text, language) ?? act.quantity };
}

/** A complaint about something never ordered, or about the bill, is for a person; an open request can be cancelled. */
function disputedAct(text: string, acts: readonly Act[], context: TurnContext): PlannedAct | null {
  const [only, ...others] = acts;
  if (!only || others.length > 0 || !disputes(text)) return null;
  const item = 'item' in only ? only.item : null;
  const isOpen = item !== null && takenBack(item, context).length > 0;
  return isOpen || only.kind === 'cancel' || only.kind === 'status' ? null : { kind: 'complain', item };
}

/** `Cancel my request` names none, although the property has a service for requests in general. */
const namesNothing = (
  { item, no }: Extract<Act, { kind: 'cancel' }>,
  context: Pick<TurnContext, 'openRequests'>,
): boolean => {
  if (no !== null) return false;
  return (
    item === null || (item === 'concierge' && context.openRequests.every(({ service }) => service !== item))
  );
};

/** The complete text of a line's only request, and the number of a later clause: `an adapter? I'd need two of them`. */
function asWhole(act: RequestAct, text: string, language: AnswerLanguage): RequestAct {
  const [, ...later] = text.split(CLAUSE_ENDS);
  const counts = later.flatMap((clause) => {
    const move = readMove(clause, language);
    return move?.kind === 'those' ? [move.count] : [];
  });
  const isOne = act.quantity === null || act.quantity === 1;
  return { ...act, words: text, quantity: isOne ? (counts[0] ?? act.quantity) : act.quantity };
}

const CLAUSE_ENDS = /[.!?;,]+(?= |$)/u;

/** A wish that was understood without its name goes to staff in the guest's words: `two bath thingies`. */
function unnamedAsSaid(act: PlannedAct, language: AnswerLanguage): PlannedAct {
  if (act.kind !== 'request') return act;
  const named = findServices(normalise(act.words), language).some(({ service }) => service === act.item);
  return named ? act : { ...act, noted: true };
}

/** `Where is the library?` asks for a place, unless it is on its way. */
const ASKS_FOR_PLACE = new RegExp(`(?<![\\p{L}])(?:${CLAUSE_WORDS.asksForPlace})(?![\\p{L}])`, 'u');
