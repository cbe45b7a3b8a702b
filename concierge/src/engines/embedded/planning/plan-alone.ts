import type { TurnContext } from '../../../contract/contract.ts';
import { type DialogueFrame, type Subject, sameSubject } from '../../../dialogue/frame/dialogue-frame.ts';
import { meantRequests, takenBack } from '../../../dialogue/history/meant-requests.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../../language/text/clause-words.ts';
import { normalise } from '../../../language/text/normalise.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { disputes } from '../../../understanding/message/disputes.ts';
import { withoutPart } from '../../../understanding/message/set-apart.ts';
import { isNamedInAny } from '../../../understanding/message/sure-wish.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import { namesTime } from '../planned-acts/names-time.ts';
import { type PlannedAct, planRequest } from '../planned-acts/planned-act.ts';
import { saidCount } from '../planned-acts/said-count.ts';
import { nameOf } from '../planned-acts/subject-acts.ts';
import { addsBooking } from './about-open.ts';
import { amendmentFromAct, amendmentFromText } from './amend.ts';
import { cancelOfOne, cancelUnnamed, declinedOne } from './cancel-of-one.ts';
import { changeOfRequest } from './change-request.ts';
import { asWhole, changesOwnWish, corrected, recounted } from './counted-wish.ts';
import { lastRequest, namesNothing, unnamedCancel } from './last-request.ts';
import { notOffered } from './not-offered.ts';
import { noteToDepartment } from './note-to-department.ts';
import { planOwn, supposeOwn } from './plan-own.ts';
import { planNotWanted, planTold } from './plan-told.ts';

/** The acts of a line without an open question: a change of an earlier request, otherwise its wishes. */
export function planAlone(
  text: string,
  acts: readonly Act[],
  frame: DialogueFrame,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] {
  const told = noteToDepartment(text, acts, context, language);
  if (told) return [...told.note, ...planActs(text, told.rest, frame, context, language)];
  const own = planOwn(text, acts, context, language);
  if (own) return [...own.own, ...planActs(text, own.rest, frame, context, language)];
  const planned = planActs(text, acts, frame, context, language);
  const supposed = planned.every(isForNothing) ? supposeOwn(text, context, language) : null;
  return supposed ? [supposed] : planned;
}

/** Whether an act leads to nothing that the property has; a person handles a fault that it does not mend. */
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
  const amended = asked
    ? null
    : (changeOfRequest(text, frame, context, language) ??
      amendmentFromText(text, context, language, talkedAbout));
  if (amended) return [amended];
  const isRefused = (subject: Subject) =>
    !text.includes('?') && frame.refused.some((refused) => sameSubject(refused, subject));
  const isNotWanted = (item: LexiconKey) =>
    takenBack(item, context).length === 0 &&
    planNotWanted(item, text, acts, frame, context, language) !== null;
  return acts.flatMap((act): PlannedAct | PlannedAct[] => {
    switch (act.kind) {
      case 'status':
        return ASKS_FOR_PLACE.test(normalise(text)) && meantRequests(act, context).length === 0
          ? { kind: 'ask', query: normalise(text), item: act.item }
          : act;
      case 'amend':
        // `Three pillows. Sorry, make that two` changes no earlier request.
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
        return namesNothing(act, context)
          ? (cancelUnnamed(text, context, language) ?? unnamedCancel(frame, context))
          : cancelOfOne(act, text, context, language);
      case 'decline': {
        // The last request is cancelled at once if nothing else matches.
        const [only, ...others] = takenBack(act.item, context);
        const just = only && others.length === 0 && frame.made.includes(only.no);
        if (just) return { kind: 'cancel', item: null, no: only.no };
        const which = others.length > 0 ? declinedOne(act.item, text, context, language) : null;
        if (which) return which;
        const note = only ? null : planNotWanted(act.item, text, acts, frame, context, language);
        return note ?? act;
      }
      case 'confirm': {
        // `No turndown tonight, we go to bed early` asks for nothing else.
        if (acts.some((other) => other.kind === 'decline' && isNotWanted(other.item))) return [];
        const subject = { item: act.item };
        // What the guest refused is not offered again, unless they ask about it.
        if (isRefused(subject)) return { kind: 'dropped', items: nameOf(subject, context, language) };
        if (!offeredFor(act.item, context.services)) return notOffered(text, [act.item], context, language);
        // `And yoga on Thursday`, right after another request, is another one.
        if (addsBooking(act.item, text, frame)) {
          const words = text;
          return planRequest({ kind: 'request', item: act.item, quantity: null, words }, context, language);
        }
        if (namesTime(act.item, text, context, language))
          return planRequest(
            { kind: 'request', item: act.item, quantity: null, words: text },
            context,
            language,
          );
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
      case 'request': {
        // The model may only infer what the line does not name.
        if (!offeredFor(act.item, context.services) && !isNamedInAny(normalise(text), act.item))
          return notOffered(text, [act.item], context, language);
        // Staff read the guest's original text, if it is about one thing.
        const wish = acts.length === 1 ? asWhole(act, text, language) : recounted(act, acts, language);
        return unnamedAsSaid(planRequest(corrected(wish, acts, text, language), context, language), language);
      }
      default:
        return act;
    }
  });
}

/**
 * The act of a dispute: a person handles a complaint about something never ordered, or about the bill; an open request
 * can be cancelled.
 */
function disputedAct(text: string, acts: readonly Act[], context: TurnContext): PlannedAct | null {
  const [only, ...others] = acts;
  if (!only || others.length > 0 || !disputes(text)) return null;
  const item = 'item' in only ? only.item : null;
  const isOpen = item !== null && takenBack(item, context).length > 0;
  return isOpen || only.kind === 'cancel' || only.kind === 'status' ? null : { kind: 'complain', item };
}

/** A wish that does not name its thing goes to staff in the guest's words: `two bath thingies`. */
function unnamedAsSaid(act: PlannedAct, language: AnswerLanguage): PlannedAct {
  if (act.kind !== 'request') return act;
  const words = normalise(act.words);
  const named = findServices(words, language).some(({ service }) => service === act.item);
  // `Water without ice` is more than water.
  return named && withoutPart(words) === words ? act : { ...act, noted: true };
}

/** `Where is the library?` asks for a place, unless the thing is on its way. */
const ASKS_FOR_PLACE = new RegExp(`(?<![\\p{L}])(?:${CLAUSE_WORDS.asksForPlace})(?![\\p{L}])`, 'u');
