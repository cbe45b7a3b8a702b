import type { TurnContext } from '../../../contract/contract.ts';
import { cancelsAllBut } from '../../../dialogue/frame/cancels-all.ts';
import type { DialogueFrame } from '../../../dialogue/frame/dialogue-frame.ts';
import { inFrame } from '../../../dialogue/frame/frame.ts';
import {
  afterAgreeing,
  asksAllBooked,
  asksBooked,
  asksMore,
  asksOfIt,
} from '../../../dialogue/frame/read-move.ts';
import { givesSlot, type ReadLine } from '../../../dialogue/frame/relate-line.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../../language/text/normalise.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { besidesKeeping } from '../../../understanding/message/keeps.ts';
import { understand } from '../../../understanding/message/understand.ts';
import { fillForm } from '../planned-acts/fill-form.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { saidCount } from '../planned-acts/said-count.ts';
import { itemOf, requestFor, subjectOf } from '../planned-acts/subject-acts.ts';
import { takesAsked } from './about-last.ts';
import { bookedOf, takenBackWithReason } from './about-open.ts';
import { changesByName } from './changes-by-name.ts';
import { inItsStead } from './in-its-stead.ts';
import { lastRequest, openNo } from './last-request.ts';
import { planAlone } from './plan-alone.ts';
import { changeSaid } from './said-change.ts';

/** A line with its acts and its context. */
export interface Turn extends ReadLine {
  frame: DialogueFrame;
  context: TurnContext;
  language: AnswerLanguage;
}

/** Whether a line only says yes. A longer line, or one with a number, says more: `no sorry 7, and yes go ahead`. */
const saysOnlyYes = (text: string, language: AnswerLanguage): boolean =>
  wordsOf(normalise(text)).length <= MOST_YES_WORDS &&
  saidCount(text, language) === null &&
  !/\d/u.test(text);

const MOST_YES_WORDS = 5;

const isAgreement = (act: Act): boolean => act.kind === 'small-talk' && act.topic === 'yes';

/**
 * The cancellation of all open requests, or of all but those that the text names, with the wishes in its later lines;
 * null if the text does not cancel them. Only a person ends an emergency, or the guest on its card.
 */
function cancelledTogether({ text, frame, context, language }: Turn): PlannedAct[] | null {
  const found = cancelsAllBut(text, language);
  const open = context.openRequests.filter(({ priority }) => priority !== 'emergency');
  // `please do not` and `cancel everything` may arrive as two lines.
  if (found === null || open.length === 0 || besidesKeeping(normalise(text)) === '') return null;
  const { kept, after } = found;
  const items = new Set(findServices(kept, language).map(({ service }) => service));
  const [only, ...others] = open;
  // Nothing is cancelled unless it is clear what stays.
  if (kept !== '' && items.size === 0 && only)
    return [
      others.length > 0 ? { kind: 'cancel', item: null, no: null } : { kind: 'cancel-first', no: only.no },
    ];
  const cancelled = open.flatMap((request) => {
    const subject = subjectOf(request);
    const stays = 'item' in subject && items.has(subject.item);
    return stays ? [] : [{ kind: 'cancel', item: null, no: request.no } as const];
  });
  // `The towels too` does not request towels.
  const ended = new Set(open.flatMap((request) => itemOf(request) ?? []));
  const wishes = understand(after, language).filter(
    (act) => (act.kind === 'request' || act.kind === 'ask') && act.item !== null && !ended.has(act.item),
  );
  return [...cancelled, ...(wishes.length > 0 ? planAlone(after, wishes, frame, context, language) : [])];
}

/** The state of an open request; of all requests if there is none, or it has no name in the lexicon. */
function statusOf(request: ReturnType<typeof openNo>): PlannedAct {
  const subject = request && subjectOf(request);
  return { kind: 'status', item: subject && 'item' in subject ? subject.item : null };
}

/** The acts of a line without an open question. */
export function plain(turn: Turn): PlannedAct[] {
  const { text, acts, frame, context, language } = turn;
  const [about] = frame.recent;
  const item = about?.subject && 'item' in about.subject ? about.subject.item : null;
  const told = about ? { item, words: about.words, wanted: about.how === 'wanted' } : null;
  const { openRequests } = context;
  if (openRequests.length > 0) {
    if (asksAllBooked(text, language)) return [{ kind: 'status', item: null }];
    if (asksBooked(text, language)) return [statusOf(lastRequest(frame, context))];
    const booked = bookedOf(turn);
    if (booked) return [booked];
    const cancelled = cancelledTogether(turn);
    if (cancelled) return cancelled;
    const takenBack = takenBackWithReason(turn);
    if (takenBack) return [takenBack];
    const [made] = frame.made;
    // A yes after `I've asked the spa for a massage` agrees to nothing, but deserves more than a question.
    if (made !== undefined && acts.every(isAgreement) && saysOnlyYes(text, language))
      return [statusOf(openNo(made, context))];
  }
  const meant = asksMore(text, language)
    ? acts.map(asFollow)
    : about && asksOfIt(text, language)
      ? [{ kind: 'follow', question: 'other', query: text } as const]
      : acts;
  return planAlone(text, inFrame(meant, { about: told }, language), frame, context, language);
}

/** The act as a follow-up, if it is a question without a subject, which needs context. */
const asFollow = (act: Act): Act => {
  return act.kind === 'ask' && act.item === null
    ? { kind: 'follow', question: 'other', query: act.query }
    : act;
};

/** Continues a suspended form with its answer, if the line is nothing else. */
export function carriedOn(turn: Turn): PlannedAct[] | null {
  const { text, acts, frame, context, language } = turn;
  const [form] = frame.waiting;
  const isBare = acts.every(({ kind }) => kind === 'unknown' || kind === 'small-talk' || kind === 'amend');
  if (!form || !isBare || !givesSlot(form.slot, text, language)) return null;
  return fillForm(form, text, [], context, language);
}

/** Adds the values of a suspended form to a request on its subject. */
function withWaiting(acts: PlannedAct[], { text, frame, context, language }: Turn): PlannedAct[] {
  return acts.map((act) => {
    if (act.kind !== 'request' || act.missing.length === 0 || act.amends !== undefined) return act;
    const form = frame.waiting.find(({ subject }) => 'item' in subject && subject.item === act.item);
    if (!form) return act;
    const { subject, said, slots, part } = form;
    const quantity = act.quantity ?? form.quantity;
    const request = requestFor({ subject, said: [...said, text], slots, quantity }, context, language);
    return request ? { ...request, ...(part !== undefined && { part }) } : act;
  });
}

/** The text of a line that only gives details of the last topic: `then two for thursday please`; null for any other. */
function bareDetail({ text, frame, language }: Turn): string | null {
  const subject = frame.recent[0]?.subject;
  const items = new Set(subject && 'item' in subject ? [subject.item] : []);
  return changeSaid(text, items, language)?.isBare ? text : null;
}

/** The acts of a line without an open question, or those that continue a suspended form. */
export function standAlone(turn: Turn): PlannedAct[] {
  const { text, frame, context, language } = turn;
  const together = changesByName(turn) ?? inItsStead(turn);
  if (together) return together;
  const takenBack = takenBackWithReason(turn);
  if (takenBack) return [takenBack];
  const rest = afterAgreeing(text, language) ?? bareDetail(turn);
  const taking = rest === null ? null : takesAsked(rest, text, frame.recent[0], context, language);
  return (taking && [taking]) ?? carriedOn(turn) ?? withWaiting(plain(turn), turn);
}
