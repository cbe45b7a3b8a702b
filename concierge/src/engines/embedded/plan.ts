import type { TurnContext } from '../../contract/contract.ts';
import { hasTimeSlot } from '../../dialogue/details/said-for-service.ts';
import type { DialogueFrame, Form, Offer } from '../../dialogue/frame/dialogue-frame.ts';
import { inFrame } from '../../dialogue/frame/frame.ts';
import { frameIn } from '../../dialogue/frame/frame-in.ts';
import { afterAgreeing, asksBooked, asksMore, asksOfIt, readMove } from '../../dialogue/frame/read-move.ts';
import { givesSlot, type ReadLine, readingOf } from '../../dialogue/frame/reading.ts';
import { TRANSITIONS, type Transition } from '../../dialogue/frame/transitions.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { planFood } from '../../understanding/food/plan-food.ts';
import type { Act } from '../../understanding/message/acts.ts';
import { disputes } from '../../understanding/message/disputes.ts';
import { understand } from '../../understanding/message/understand.ts';
import { aboutLast, lastRequest, takesAsked } from './about-last.ts';
import { withNearDayAsked } from './ask-near-day.ts';
import { fillForm } from './fill-form.ts';
import { besidesFood, planAlone } from './plan-alone.ts';
import type { PlannedAct } from './planned-act.ts';
import { saidCount } from './said-count.ts';
import { saysFeeling } from './says-feeling.ts';
import { nameOf, requestFor, serviceOf, subjectOf } from './subject-acts.ts';

/** The plan of a line in its conversation. */
export interface Plan {
  /** The frame in which it was understood. */
  frame: DialogueFrame;
  transition: Transition;
  acts: readonly PlannedAct[];
}

interface Turn extends ReadLine {
  frame: DialogueFrame;
  context: TurnContext;
  language: AnswerLanguage;
}

/** After this many unanswered questions a form no longer takes every line as an answer. */
const MOST_ASKED = 3;

/** A line without an open question, in the frame of the topics. */
function plain({ text, acts, frame, context, language }: Turn): PlannedAct[] {
  const [about] = frame.recent;
  const item = about?.subject && 'item' in about.subject ? about.subject.item : null;
  const told = about ? { item, words: about.words, wanted: about.how === 'wanted' } : null;
  if (context.openRequests.length > 0 && asksBooked(text, language)) {
    const last = lastRequest(frame, context);
    const asked = last && subjectOf(last);
    return [{ kind: 'status', item: asked && 'item' in asked ? asked.item : null }];
  }
  const heard = asksMore(text, language)
    ? acts.map(asFollow)
    : about && asksOfIt(text, language)
      ? [{ kind: 'follow', question: 'other', query: text } as const]
      : acts;
  return planAlone(text, inFrame(heard, { about: told }, language), frame, context, language);
}

/** A question without a subject, which needs context. */
const asFollow = (act: Act): Act => {
  return act.kind === 'ask' && act.item === null
    ? { kind: 'follow', question: 'other', query: act.query }
    : act;
};

/** An accepted offer, with the details that the line adds. */
function taken(offer: Offer, turn: Turn): PlannedAct[] | null {
  const { text, acts, frame, context, language } = turn;
  const rest = afterAgreeing(text, language) ?? text;
  const own = 'item' in offer.subject ? offer.subject.item : null;
  const others = acts.filter((act) => act.kind === 'request' && act.item !== own);
  const count = others.length > 0 ? null : saidCount(rest, language);
  const amends = count === null ? offer.amends : null;
  const quantity = count ?? offer.quantity;
  const said = [...offer.said, text];
  const request = requestFor({ subject: offer.subject, said, quantity }, context, language);
  if (!request) return null;
  const changed = amends !== null && request.kind === 'request' ? { ...request, amends } : request;
  return [changed, ...(others.length > 0 ? planAlone(rest, others, frame, context, language) : [])];
}

/** Whether a form is asked for again after a side answer: not when a person is asked for. */
const comesBack = (acts: readonly PlannedAct[]) =>
  !acts.some(
    (act) =>
      act.kind === 'person' ||
      act.kind === 'complain' ||
      act.kind === 'tell' ||
      (act.kind === 'small-talk' && act.topic === 'bye') ||
      ('missing' in act && act.missing.length > 0) ||
      act.kind === 'confirm' ||
      act.kind === 'choose-between' ||
      act.kind === 'which-service',
  );

/** A suspended form continues with its answer, if the line is nothing else. */
function carriedOn(turn: Turn): PlannedAct[] | null {
  const { text, acts, frame, context, language } = turn;
  const [form] = frame.waiting;
  const isBare = acts.every(({ kind }) => kind === 'unknown' || kind === 'small-talk' || kind === 'amend');
  if (!form || !isBare || !givesSlot(form.slot, text, language)) return null;
  return fillForm(form, text, [], context, language);
}

/** A request on the subject of a suspended form continues with the form's values. */
function withWaiting(acts: PlannedAct[], { text, frame, context, language }: Turn): PlannedAct[] {
  return acts.map((act) => {
    if (act.kind !== 'request' || act.missing.length === 0 || act.amends !== undefined) return act;
    const form = frame.waiting.find(({ subject }) => 'item' in subject && subject.item === act.item);
    if (!form) return act;
    const { subject, said, slots } = form;
    const quantity = act.quantity ?? form.quantity;
    return requestFor({ subject, said: [...said, text], slots, quantity }, context, language) ?? act;
  });
}

function standAlone(turn: Turn): PlannedAct[] {
  const { text, frame, context, language } = turn;
  const rest = afterAgreeing(text, language);
  const taking = rest === null ? null : takesAsked(rest, text, frame.recent[0], context, language);
  return (taking && [taking]) ?? carriedOn(turn) ?? withWaiting(plain(turn), turn);
}

function inForm(form: Form, transition: Transition, turn: Turn): PlannedAct[] {
  const { text, acts, context, language } = turn;
  if (transition === 'drop') {
    return [{ kind: 'dropped', items: nameOf(form.subject, context, language) }];
  }
  if (transition === 'fill') {
    const filled = fillForm(form, text, acts, context, language);
    const [first] = filled ?? [];
    const isOpen = first !== undefined && 'missing' in first && first.missing[0] === form.slot;
    if (filled && !(isOpen && form.asked >= MOST_ASKED)) {
      const done = first !== undefined && 'missing' in first && first.missing.length === 0;
      const [next] = turn.frame.waiting;
      return done && next ? [...filled, { kind: 'resume', form: next }] : filled;
    }
    if (isOpen) return plain(turn);
  }
  const alone = plain(turn);
  return transition === 'aside' || !comesBack(alone) ? alone : [...alone, { kind: 'resume', form }];
}

function inOffer(offer: Offer, transition: Transition, turn: Turn): PlannedAct[] {
  const { context, language, move } = turn;
  if (transition === 'drop') {
    const { subject } = offer;
    return [
      'item' in subject
        ? { kind: 'decline', item: subject.item }
        : { kind: 'dropped', items: nameOf(subject, context, language) },
    ];
  }
  if (transition === 'take') {
    // A time belongs to the waiting form when the offer takes none.
    const service = serviceOf(offer.subject, context);
    const forms = service && !hasTimeSlot(service) ? carriedOn(turn) : null;
    if (forms) return forms;
    const acts = taken(offer, turn) ?? standAlone(turn);
    const [left] = turn.frame.waiting;
    const isDone = acts.every((act) => !('missing' in act) || act.missing.length === 0);
    return left && isDone ? [...acts, { kind: 'resume', form: left }] : acts;
  }
  return (transition === 'last' && move && toList(aboutLast(move, turn))) || standAlone(turn);
}

function inCancel(nos: readonly number[], transition: Transition, turn: Turn): PlannedAct[] {
  const { acts, context, move } = turn;
  const [only, ...others] = nos;
  if (transition === 'keep') return [{ kind: 'kept' }];
  if (transition === 'cancel' && only !== undefined && others.length === 0) {
    return [{ kind: 'cancel', item: null, no: only }];
  }
  if (transition === 'cancel') {
    const items = new Set(
      acts.flatMap((act) => ('item' in act && act.item !== null ? [act.item as string] : [])),
    );
    const named = context.openRequests.filter(({ no, service }) => nos.includes(no) && items.has(service));
    const [meant, ...more] = named;
    if (meant && more.length === 0) return [{ kind: 'cancel', item: null, no: meant.no }];
    return [{ kind: 'cancel', item: null, no: null, among: nos }];
  }
  return (transition === 'last' && move && toList(aboutLast(move, turn))) || standAlone(turn);
}

const toList = (act: PlannedAct | null): PlannedAct[] | null => act && [act];

/**
 * The plan of a line: the acts of its transition in the frame's state. It has no effects; the same line in the same
 * frame gives the same plan.
 */
function makePlan(text: string, context: TurnContext, language: AnswerLanguage): Plan {
  const frame = frameIn(context, language);
  const { open } = frame;
  const food = disputes(text) ? null : planFood(text, context, language);
  if (food) {
    const besides = besidesFood(understand(text, language), context, language);
    const acts: PlannedAct[] = [{ kind: 'food', food }, ...besides];
    if (open?.kind === 'form' && food.kind === 'menu') acts.push({ kind: 'resume', form: open });
    return { frame, transition: open?.kind === 'form' && food.kind === 'menu' ? 'side' : 'plain', acts };
  }
  const line: ReadLine = { text, acts: understand(text, language), move: readMove(text, language) };
  const turn: Turn = { ...line, frame, context, language };
  const transition = TRANSITIONS[open?.kind ?? 'nothing'][readingOf(line, frame, context, language)];
  if (open?.kind === 'form') return { frame, transition, acts: inForm(open, transition, turn) };
  if (open?.kind === 'offer') return { frame, transition, acts: inOffer(open, transition, turn) };
  if (open?.kind === 'cancel') return { frame, transition, acts: inCancel(open.nos, transition, turn) };
  const last = transition === 'last' && line.move ? aboutLast(line.move, turn) : null;
  return { frame, transition, acts: last ? [last] : standAlone(turn) };
}

/** Plans by their context, so that a line is understood only once. */
const plans = new WeakMap<TurnContext, { text: string; language: AnswerLanguage; plan: Plan }>();

/** Acts on business; a feeling is answered before them. */
const BUSINESS: ReadonlySet<PlannedAct['kind']> = new Set(['request', 'own', 'confirm', 'ask', 'status']);

/** A plan that first answers the guest's feeling, if the line expresses one in addition. */
function withFeeling(plan: Plan, text: string): Plan {
  const { acts, transition } = plan;
  const applies = transition !== 'fill' && acts.some(({ kind }) => BUSINESS.has(kind)) && saysFeeling(text);
  return applies ? { ...plan, acts: [{ kind: 'acknowledge' }, ...acts] } : plan;
}

/** The plan of a line in its conversation. Pure; computed once per context. */
export function planOf(text: string, context: TurnContext, language: AnswerLanguage): Plan {
  const known = plans.get(context);
  if (known?.text === text && known.language === language) return known.plan;
  const made = makePlan(text, context, language);
  const plan = withFeeling({ ...made, acts: withNearDayAsked(made.acts, context) }, text);
  plans.set(context, { text, language, plan });
  return plan;
}

/** The plan of this turn. */
export const planTurn = (
  text: string,
  context: TurnContext,
  language: AnswerLanguage,
): readonly PlannedAct[] => planOf(text, context, language).acts;
