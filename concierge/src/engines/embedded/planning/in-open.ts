import { hasTimeSlot } from '../../../dialogue/details/said-for-service.ts';
import type { Form, Offer } from '../../../dialogue/frame/dialogue-frame.ts';
import { afterAgreeing } from '../../../dialogue/frame/read-move.ts';
import type { Transition } from '../../../dialogue/frame/transitions.ts';
import { meantAmong } from '../../../dialogue/frame/which-request.ts';
import { fillForm } from '../planned-acts/fill-form.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { saidCount } from '../planned-acts/said-count.ts';
import { nameOf, requestFor, serviceOf } from '../planned-acts/subject-acts.ts';
import { aboutLast } from './about-last.ts';
import { changeOfRequest } from './change-request.ts';
import { planAlone } from './plan-alone.ts';
import { countOf } from './plan-orders.ts';
import { carriedOn, plain, standAlone, type Turn } from './stand-alone.ts';

/** After this many unanswered questions a form no longer takes every line as an answer. */
const MOST_ASKED = 3;

/** The accepted orders of an offer, each from its own words. */
function takenOrders({ subject, orders = [] }: Offer, { context, language }: Turn): PlannedAct[] {
  const item = 'item' in subject ? subject.item : null;
  return orders.flatMap((words, at) => {
    const quantity = countOf(words, { item }, language);
    const request = requestFor({ subject, said: [words], quantity }, context, language);
    return request ? [{ ...request, part: at + 1 }] : [];
  });
}

/** An accepted offer, with the details that the line adds. */
function taken(offer: Offer, turn: Turn): PlannedAct[] | null {
  if (offer.orders) return takenOrders(offer, turn);
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

/** What a line wants instead of the thing that it drops: `forget golf, tennis instead`. */
function inItsPlace(dropped: Form['subject'], { text, acts, frame, context, language }: Turn): PlannedAct[] {
  const own = 'item' in dropped ? dropped.item : null;
  const wishes = acts.filter((act) => act.kind === 'request' && act.item !== own);
  return wishes.length > 0 ? planAlone(text, wishes, frame, context, language) : [];
}

/** Whether a form is asked again after a side answer: only if the line does not ask for a person. */
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

/** The acts of a line while a form is open. */
export function inForm(form: Form, transition: Transition, turn: Turn): PlannedAct[] {
  const { text, acts, context, language } = turn;
  if (transition === 'drop') {
    return [
      { kind: 'dropped', items: nameOf(form.subject, context, language) },
      ...inItsPlace(form.subject, turn),
    ];
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

/** An explicit change of the request that was made before the offer: `I misread the ticket, it should be 4.45`. */
function changeOfMade({ text, frame, context, language }: Turn): PlannedAct | null {
  if (frame.made.length === 0 || afterAgreeing(text, language) !== null) return null;
  return changeOfRequest(text, { ...frame, made: [] }, context, language);
}

/** The acts of a line after an offer. */
export function inOffer(offer: Offer, transition: Transition, turn: Turn): PlannedAct[] {
  const { context, language, move } = turn;
  const changed = offer.amends === null ? changeOfMade(turn) : null;
  if (changed) return [changed];
  if (transition === 'drop') {
    const { subject } = offer;
    return [
      'item' in subject
        ? { kind: 'decline', item: subject.item }
        : { kind: 'dropped', items: nameOf(subject, context, language) },
      ...inItsPlace(subject, turn),
    ];
  }
  if (transition === 'take') {
    // If the offer takes no time, a time belongs to the waiting form.
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

/** The acts of a line after the question which request to cancel. */
export function inCancel(nos: readonly number[], transition: Transition, turn: Turn): PlannedAct[] {
  const { acts, context, move } = turn;
  const [only, ...others] = nos;
  if (transition === 'keep') return [{ kind: 'kept' }];
  if (transition === 'cancel' && only !== undefined && others.length === 0) {
    return [{ kind: 'cancel', item: null, no: only }];
  }
  if (transition === 'cancel') {
    const among = context.openRequests.filter(({ no }) => nos.includes(no));
    const [which, ...rest] = meantAmong(turn.text, among, context, turn.language);
    if (which && rest.length === 0) return [{ kind: 'cancel', item: null, no: which.no }];
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
