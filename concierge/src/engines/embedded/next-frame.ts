import type { ServiceRequest } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import {
  bounded,
  type DialogueFrame,
  type Open,
  type Subject,
  sameSubject,
  type Topic,
} from '../../dialogue/frame/dialogue-frame.ts';
import { formsOf, sameForm, type Wish, waitingForms } from '../../dialogue/frame/forms.ts';
import { takenBack } from '../../dialogue/history/meant-requests.ts';
import type { PlannedAct } from './planned-acts/planned-act.ts';
import { serviceOf, subjectOf } from './planned-acts/subject-acts.ts';
import type { Plan } from './planning/plan.ts';

/** Result of a turn's plan. */
export interface TurnOutcome {
  line: string;
  /** The reply; null for silence. */
  reply: string | null;
  /** Requests that the turn created, changed or cancelled. */
  requests: readonly ServiceRequest[];
  /** Whether there was a handoff, so that no question expects an answer. */
  handedOff: boolean;
}

interface Step {
  /** An act's question to the guest. */
  open?: Open;
  topic?: Topic;
  refused?: Subject;
}

/** The request of an act: the n-th that was made for its service, for the n-th act that asks for it. */
function madeFor(act: PlannedAct, plan: Plan, outcome: TurnOutcome): TurnOutcome['requests'][number] | null {
  const keyOf = (each: PlannedAct) =>
    isComplete(each) && 'service' in each ? (each.service?.key ?? null) : null;
  const key = keyOf(act);
  const same = plan.acts.filter((each) => key !== null && keyOf(each) === key);
  const made = outcome.requests.filter(({ service, state }) => service === key && state !== 'cancelled');
  return made[same.indexOf(act)] ?? made[0] ?? null;
}

function stepOf(act: PlannedAct, plan: Plan, outcome: TurnOutcome, context: TurnContext): Step {
  const { line } = outcome;
  const topic = (
    subject: Subject | null,
    how: Topic['how'],
    words = line,
    no: number | null = null,
  ): Step => ({
    topic: { subject, how, words, no },
  });
  const offer = (
    subject: Subject,
    {
      quantity = null,
      orders,
    }: { quantity?: number | null | undefined; orders?: readonly string[] | undefined },
    amends: number | null = null,
  ): Step => ({
    ...topic(subject, 'offered'),
    open: { kind: 'offer', subject, said: [line], quantity, amends, ...(orders && { orders: [...orders] }) },
  });
  switch (act.kind) {
    case 'request':
    case 'own': {
      const subject: Subject = act.kind === 'request' ? { item: act.item } : { service: act.service.key };
      if (act.kind === 'own' && act.does === 'decline') return { refused: subject };
      if (act.kind === 'own' && act.does === 'confirm') return offer(subject, act);
      if (act.kind === 'own' && act.does !== 'request') return topic(subject, 'asked', act.words);
      const [slot] = act.missing;
      if (slot !== undefined && act.service) {
        const { quantity, slots } = act;
        const before = plan.frame.open;
        const { part } = act;
        const again = before?.kind === 'form' && sameForm(before, { subject, part }) && before.slot === slot;
        const asked = again ? before.asked + 1 : 1;
        const said = act.said ?? [part === undefined ? line : act.words];
        const which = part === undefined ? {} : { part };
        return {
          ...topic(subject, 'wanted'),
          open: { kind: 'form', subject, said: [...said], quantity, slots, slot, asked, ...which },
        };
      }
      return topic(subject, 'wanted', line, madeFor(act, plan, outcome)?.no ?? null);
    }
    case 'confirm':
      return offer(
        { item: act.item },
        { ...act, quantity: act.amends?.quantity ?? act.quantity },
        act.amends?.no ?? null,
      );
    case 'resume':
      return { open: act.form };
    case 'ask':
      return topic(act.item && { item: act.item }, 'asked', act.query);
    case 'decline': {
      const [open] = takenBack(act.item, context);
      const asks: Step = open ? { open: { kind: 'cancel', nos: [open.no] } } : {};
      return { ...asks, refused: { item: act.item } };
    }
    case 'cancel-first':
      return { open: { kind: 'cancel', nos: [act.no] } };
    case 'cancel': {
      const cancelled = outcome.requests.find(({ state }) => state === 'cancelled');
      if (cancelled) return topic(subjectOf(cancelled), 'cancelled', line, cancelled.no);
      const nos = act.among ?? context.openRequests.map(({ no }) => no);
      return act.no === null && nos.length > 1 ? { open: { kind: 'cancel', nos: nos.slice(0, 5) } } : {};
    }
    case 'status': {
      const { item } = act;
      const keys = item === null ? [] : [serviceOf({ item }, context)?.key];
      const about = context.openRequests.find(({ service }) => keys.includes(service));
      return item === null ? {} : topic({ item }, 'wanted', line, about?.no ?? null);
    }
    case 'food':
    case 'unknown':
      return topic(null, 'asked');
    default:
      return {};
  }
}

/** The question that stays open after a side answer without a new question. */
function stillOpen({ transition, frame }: Plan): Open | null {
  const silently = frame.open?.kind === 'offer' && frame.question !== null;
  return transition === 'side' && silently ? frame.open : null;
}

/**
 * The last question of an answer. The next turn compares it with the conversation, to know that the guest has read it.
 */
const questionIn = (reply: string | null): string | null =>
  (reply?.match(/[^.!?]+\?/gu) ?? []).at(-1)?.trim() ?? null;

const isComplete = (act: PlannedAct) =>
  act.kind === 'request' || (act.kind === 'own' && act.does === 'request') ? act.missing.length === 0 : false;

/** The frame for the next turn. It keeps everything that the guest gave, except what they took back. */
export function nextFrame(plan: Plan, outcome: TurnOutcome, context: TurnContext): DialogueFrame {
  const { frame, transition, acts } = plan;
  const steps = acts.map((act) => ({
    ...stepOf(act, plan, outcome, context),
    complete: isComplete(act),
    part: 'part' in act ? act.part : undefined,
  }));
  const asked = steps.flatMap(({ open }) => (open ? [open] : []));
  const question = asked.length > 0 ? questionIn(outcome.reply) : null;
  // A question that the guest did not read does not count as asked.
  const isAsked = !outcome.handedOff && (asked.length === 0 || question !== null);
  const first = isAsked ? (asked[0] ?? stillOpen(plan)) : null;
  const topics = steps.flatMap(({ topic }) => (topic ? [topic] : [])).reverse();
  const dropped = transition === 'drop' && frame.open && frame.open.kind !== 'cancel' ? [frame.open] : [];
  const made = steps.flatMap(({ topic, complete, part }): Wish[] =>
    complete && topic?.subject ? [{ subject: topic.subject, part }] : [],
  );
  const wanted = topics.flatMap(({ subject, how }) => (subject && how === 'wanted' ? [subject] : []));
  const done = [...dropped, ...made, ...(first?.kind === 'form' ? [first] : [])];
  return bounded({
    version: 1,
    open: first,
    question,
    waiting: waitingForms([...formsOf(asked), ...formsOf([frame.open]), ...frame.waiting], done),
    recent: [
      ...topics,
      ...frame.recent.filter((old) => !topics.some(({ subject }) => sameSubject(subject, old.subject))),
    ],
    made: outcome.requests.filter(({ state, no }) => state !== 'cancelled' && no > 0).map(({ no }) => no),
    refused: [
      ...frame.refused.filter((old) => !wanted.some((subject) => sameSubject(subject, old))),
      ...steps.flatMap((step) => step.refused ?? []),
      ...dropped.map(({ subject }) => subject),
    ],
  });
}

/**
 * The frame after a line that needs no engine, such as thanks or a wish for a person: the open question closes, and
 * forms wait.
 */
export function restingFrame(frame: DialogueFrame): DialogueFrame {
  return bounded({
    ...frame,
    open: null,
    question: null,
    made: [],
    waiting: waitingForms([...formsOf([frame.open]), ...frame.waiting], []),
  });
}
