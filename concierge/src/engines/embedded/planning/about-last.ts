import type { TurnContext } from '../../../contract/contract.ts';
import { countsPeople } from '../../../dialogue/details/counted-quantity.ts';
import { type DialogueFrame, sameSubject, type Topic } from '../../../dialogue/frame/dialogue-frame.ts';
import type { Move } from '../../../dialogue/frame/read-move.ts';
import { SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { saidCount } from '../planned-acts/said-count.ts';
import { isCounted, requestFor, serviceOf, subjectOf } from '../planned-acts/subject-acts.ts';
import { CHANGEABLE, lastRequest, openNo } from './last-request.ts';
import { shiftedSlots } from './shifted-time.ts';

type OpenRequest = TurnContext['openRequests'][number];

interface Last {
  text: string;
  frame: DialogueFrame;
  context: TurnContext;
  language: AnswerLanguage;
}

/** A change of an open request; null if the request can no longer be changed. */
function amended(
  request: OpenRequest,
  change: { quantity?: number; slots?: Record<string, string> },
  { text, context, language }: Last,
): PlannedAct | null {
  if (!CHANGEABLE.has(request.state)) return null;
  const subject = subjectOf(request);
  const quantity = change.quantity ?? request.quantity;
  const planned = requestFor({ subject, said: [text], quantity }, context, language);
  if (planned?.kind !== 'request' || planned.service?.key !== request.service) return null;
  const slots = change.slots ?? planned.slots;
  return { ...planned, slots, missing: [], amends: request.no, words: text };
}

/** The act of `two of those`, `one more` or `also one for my wife`: the last topic, with a quantity. */
function counted(move: Extract<Move, { kind: 'those' | 'more' }>, last: Last): PlannedAct | null {
  const { text, frame, context, language } = last;
  const topic = frame.recent.find(({ subject }) => subject && isCounted(subject, context));
  if (!topic?.subject || topic.how === 'cancelled') return null;
  const request = openNo(topic.no, context);
  if (!request) {
    return requestFor({ subject: topic.subject, said: [text], quantity: move.count }, context, language);
  }
  const quantity = move.kind === 'more' ? (request.quantity ?? 1) + move.count : move.count;
  return amended(request, { quantity }, last);
}

/** The act of `the same again`, which is confirmed first, with the resulting number. */
function again({ frame, context }: Last): PlannedAct | null {
  const topic = frame.recent.find(({ subject, how }) => subject !== null && how === 'wanted');
  if (!topic?.subject || !('item' in topic.subject)) return null;
  const { item } = topic.subject;
  const request = openNo(topic.no, context);
  const quantity = request?.quantity ?? null;
  if (!request || !isCounted(topic.subject, context)) return { kind: 'confirm', item, quantity };
  return { kind: 'confirm', item, quantity, amends: { no: request.no, quantity: (quantity ?? 1) * 2 } };
}

/** The act for the other one of two topics, the same as for the first. */
function other({ frame, context }: Last): PlannedAct | null {
  const [current, ...before] = frame.recent;
  const meant = before.find(
    ({ subject }) => subject !== null && !sameSubject(subject, current?.subject ?? null),
  );
  if (!current || !meant?.subject) return null;
  if (current.how === 'cancelled') {
    const request = openNo(meant.no, context);
    if (request) return { kind: 'cancel-first', no: request.no };
  }
  if (!('item' in meant.subject)) return null;
  const { item } = meant.subject;
  return current.how === 'asked' ? { kind: 'ask', query: meant.words, item } : { kind: 'confirm', item };
}

function ordinal(
  which: Extract<Move, { kind: 'ordinal' }>['which'],
  { frame, context }: Last,
): PlannedAct | null {
  const among = frame.open?.kind === 'cancel' ? frame.open.nos : frame.made;
  const named = context.openRequests.filter(({ no }) => among.includes(no));
  const requests = [...(named.length > 1 ? named : context.openRequests)].sort((a, b) => a.no - b.no);
  const meant = which === 'last' ? requests.at(-1) : requests[which === 'first' ? 0 : 1];
  return meant ? { kind: 'cancel', item: null, no: meant.no } : null;
}

/** `Forget it`: cancels only what the last line created. */
function dismissed({ frame, context }: Last): PlannedAct {
  const made = frame.made.filter((no) => openNo(no, context));
  const [only, ...others] = made;
  if (only === undefined) return { kind: 'small-talk', topic: 'no' };
  return {
    kind: 'cancel',
    item: null,
    no: others.length === 0 ? only : null,
    ...(others.length > 0 && { among: made }),
  };
}

/** The act of a line that refers to something earlier; null when it may be complete by itself. */
export function aboutLast(move: Move, last: Last): PlannedAct | null {
  const act = fitted(move, last);
  if (act || move.kind === 'shift' || move.kind === 'relocate') return act;
  // Guessing at a wish that the line does not name would do something that no one asked for.
  return move.kind === 'ordinal' ? { kind: 'cancel', item: null, no: null } : { kind: 'meant-what' };
}

/** The act on the last topic; null if there is none that the line fits. */
function fitted(move: Move, last: Last): PlannedAct | null {
  const { frame, context } = last;
  switch (move.kind) {
    case 'dismiss':
      return dismissed(last);
    case 'those':
    case 'more':
      return counted(move, last);
    case 'again':
      return again(last);
    case 'other':
      return other(last);
    case 'ordinal':
      return ordinal(move.which, last);
    case 'shift': {
      const request = lastRequest(frame, context);
      const slots = request && shiftedSlots(request.details ?? [], move, context);
      return request && slots ? amended(request, { slots }, last) : null;
    }
    case 'relocate': {
      const request = lastRequest(frame, context);
      const change = request ? amended(request, { slots: {} }, last) : null;
      return change?.kind === 'request' ? { ...change, noted: true } : null;
    }
  }
}

/** Whether a line accepts the topic of the last question by agreeing with a time or number: `ok then, until 2 pm`. */
export function takesAsked(
  rest: string,
  text: string,
  topic: Topic | undefined,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct | null {
  if (!topic?.subject || topic.no !== null || topic.how === 'cancelled' || topic.how === 'wanted')
    return null;
  const service = serviceOf(topic.subject, context);
  if ('item' in topic.subject && SERVICES[topic.subject.item].nature === 'inform') return null;
  if (!service || service.requiredSlots.length === 0 || normalise(rest) === '') return null;
  const quantity = isCounted(topic.subject, context) ? saidCount(rest, language) : null;
  const planned = requestFor({ subject: topic.subject, said: [text], quantity }, context, language);
  if (planned && countsPeople(quantity, planned.slots)) planned.quantity = null;
  return planned && Object.keys(planned.slots).length > 0 ? planned : null;
}
