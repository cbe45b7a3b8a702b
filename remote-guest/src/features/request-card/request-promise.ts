import type { RequestState, ServiceRequest } from '@bellkey/shared/api';
import { type PromiseClock, promiseClock } from '@bellkey/shared/request-clock';
import type { PromiseTick } from '@bellkey/shared/ui';
import { requestsMessages } from '../../../messages/compiled/requests/en.ts';
import type { RequestsMessages } from '../../../messages/compiled/requests/messages.ts';

/** A request's clock for the guest. */
export interface RequestPromise {
  status: { text: string; tone: 'neutral' | 'good' | 'warn' | 'danger' };
  /** Null without a time to draw: nothing was promised, or the request was cancelled. */
  line: {
    ticks: PromiseTick[];
    progress: number;
    tone: 'on-time' | 'soon' | 'late';
    description: string;
  } | null;
  /** One sentence about the time. */
  sentence: string | null;
}

const MINUTE_MS = 60_000;

/** `neutral` for an unknown state. */
const tones: Partial<Record<RequestState, RequestPromise['status']['tone']>> = {
  acknowledged: 'good',
  in_progress: 'good',
  needs_approval: 'warn',
  declined: 'danger',
  waiting_guest: 'warn',
  on_hold: 'warn',
  done: 'good',
  closed: 'good',
};

/** Whether someone may be in danger: such a request can't be cancelled, and shows the steps taken. */
export const isEmergency = ({ priority }: Pick<ServiceRequest, 'priority'>): boolean =>
  priority === 'emergency';

/** `Towels × 2`; an order of food has the word of the guest's language. */
export function titleOf(
  request: Pick<ServiceRequest, 'title' | 'quantity' | 'food'>,
  messages: RequestsMessages = requestsMessages,
): string {
  if (request.food) return messages.card.foodOrder;
  return request.quantity !== null && request.quantity > 1
    ? `${request.title} × ${request.quantity}`
    : request.title;
}

/**
 * The clock of a request at a moment.
 *
 * @param now milliseconds since 1970
 * @param time formats an instant in the property's time
 * @param messages in the guest's language
 */
export function requestPromise(
  request: ServiceRequest,
  now: number,
  time: (instant: string) => string,
  messages: RequestsMessages = requestsMessages,
): RequestPromise {
  const status: RequestPromise['status'] = {
    text: messages.states[request.state] ?? messages.otherState,
    tone: tones[request.state] ?? 'neutral',
  };
  const finished = request.state === 'done' || request.state === 'closed';
  if (request.state === 'declined' || request.state === 'cancelled') {
    return { status, line: null, sentence: reasonOf(request) };
  }
  if (finished) return { status, line: doneLine(request, time, messages), sentence: null };
  const promise = promiseClock(request, now);
  if (promise.state === 'paused') {
    return {
      status,
      line: null,
      sentence: reasonOf(request) ?? messages.paused,
    };
  }
  if (promise.due === null) {
    if (isEmergency(request)) return { status, line: null, sentence: null };
    if (!namesTime(request)) return { status, line: null, sentence: messages.noTime };
    const { timeAccepted, timeSaid } = messages;
    return { status, line: null, sentence: request.acknowledgedAt === null ? timeSaid : timeAccepted };
  }
  return running(request, promise, status, now, time, messages);
}

function running(
  request: ServiceRequest,
  { state, due, leftMs }: Extract<PromiseClock, { leftMs: number }>,
  status: RequestPromise['status'],
  now: number,
  time: (instant: string) => string,
  messages: RequestsMessages,
): RequestPromise {
  const start = Date.parse(request.createdAt);
  const end = Math.max(Date.parse(due), start + 1);
  const late = state === 'late';
  const share = (instant: string) => clamp((Date.parse(instant) - start) / (end - start));
  const ticks: PromiseTick[] = [
    { at: 0, label: messages.asked({ time: time(request.createdAt) }), reached: true },
    ...(request.acknowledgedAt === null
      ? []
      : [
          {
            at: share(request.acknowledgedAt),
            label: messages.accepted({ time: time(request.acknowledgedAt) }),
            reached: true,
          },
        ]),
    { at: 1, label: messages.due({ time: time(due) }), reached: late },
  ];
  const sentence = late
    ? messages.overdue({ time: time(due), span: formatSpan(-leftMs, messages) })
    : messages.left({ span: formatSpan(leftMs, messages) });
  return {
    status: late ? { text: messages.late, tone: 'danger' } : status,
    sentence,
    line: {
      ticks,
      progress: clamp((now - start) / (end - start)),
      tone: state === 'due-soon' ? 'soon' : state,
      description: `${ticks.map((tick) => tick.label).join(', ')}. ${sentence}`,
    },
  };
}

function doneLine(
  request: ServiceRequest,
  time: (instant: string) => string,
  messages: RequestsMessages,
): RequestPromise['line'] {
  if (request.doneAt === null) return null;
  const ticks: PromiseTick[] = [
    { at: 0, label: messages.asked({ time: time(request.createdAt) }), reached: true },
    { at: 1, label: messages.done({ time: time(request.doneAt) }), reached: true },
  ];
  const kept = request.promisedAt === null || request.doneAt <= request.promisedAt;
  return {
    ticks,
    progress: 1,
    tone: kept ? 'on-time' : 'late',
    description: ticks.map((tick) => tick.label).join(', '),
  };
}

/** Slots of a request's details that hold a time as the guest said it. */
const TIME_SLOTS: readonly string[] = ['date', 'dates', 'from', 'time', 'until', 'when'];

const namesTime = ({ details = [] }: ServiceRequest): boolean =>
  details.some(({ slot }) => TIME_SLOTS.includes(slot));

/** An internal reason, as `restricted:refund` or `not-offered`. */
const INTERNAL_REASON = /^[a-z0-9]+([-_:][a-z0-9]+)+$/;

/** The reason for its state, as a person wrote it. Notes of the product for staff are never shown to a guest. */
export function reasonOf(request: ServiceRequest): string | null {
  const step = request.steps.findLast(({ state, event }) => state === request.state && !event);
  if (!step?.reason || INTERNAL_REASON.test(step.reason)) return null;
  return step.by.kind === 'staff' || step.by.kind === 'guest' ? step.reason : null;
}

function formatSpan(ms: number, messages: RequestsMessages): string {
  const whole = Math.max(1, Math.ceil(ms / MINUTE_MS));
  if (whole < 90) return messages.minutes({ count: whole });
  return messages.hours({ count: Math.round(whole / 60) });
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
