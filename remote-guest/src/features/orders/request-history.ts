import type { RequestEvent, RequestStep, ServiceRequest } from '@bellkey/shared/api';
import type { OrdersMessages } from '../../../messages/compiled/orders/messages.ts';
import type { RequestsMessages } from '../../../messages/compiled/requests/messages.ts';

/** One line of a request's history for its guest. */
export interface HistoryLine {
  at: string;
  what: string;
  who: string | null;
  /** As text, in its author's words. */
  why: string | null;
}

interface Wording {
  orders: OrdersMessages;
  requests: RequestsMessages;
  /** An instant as the property's clocks show it. */
  time(instant: string): string;
}

/** An internal reason, as `restricted:refund`. */
const INTERNAL_REASON = /^[a-z0-9]+([-_:][a-z0-9]+)+$/;

/**
 * The history of a request for its guest, oldest first: what was asked, every state, every new time, and the guest's
 * own words. Warnings and calls to staff are left out.
 */
export function requestHistory(request: ServiceRequest, wording: Wording): HistoryLine[] {
  const lines = request.steps.flatMap((step) => {
    const what = step.event ? formatEvent(step.event, wording) : stateName(step, wording);
    return what === null ? [] : [{ at: step.at, what, who: whoOf(step, wording), why: whyOf(step) }];
  });
  if (request.steps.some(({ state, event }) => state === 'new' && !event)) return lines;
  const { you } = wording.orders;
  return [{ at: request.createdAt, what: wording.requests.states.new, who: you, why: null }, ...lines];
}

const stateName = ({ state }: RequestStep, { requests }: Wording): string =>
  requests.states[state] ?? requests.otherState;

function formatEvent({ kind, at, before, stars }: RequestEvent, { orders, time }: Wording): string | null {
  const { events } = orders;
  switch (kind) {
    case 'slipped':
      if (!before) return null;
      return at
        ? events.slipped({ time: time(at), before: time(before) })
        : events.notKept({ before: time(before) });
    case 'promised':
    case 'scheduled':
      return at ? events[kind]({ time: time(at) }) : null;
    case 'rated':
      return stars ? events.rated({ stars: String(stars) }) : null;
    case 'offered':
    case 'offer-accepted':
    case 'offer-declined':
    case 'reopened':
    case 'expired':
    case 'allergy-read':
    case 'allergy-told':
    case 'ready':
    case 'preparing':
    case 'dishes-refused':
    case 'dishes-answered':
      return events[kind];
    default:
      return null;
  }
}

function whoOf({ by }: RequestStep, { orders }: Wording): string | null {
  if (by.kind === 'guest') return orders.you;
  if (by.kind === 'ai') return orders.assistant;
  return by.kind === 'staff' ? (by.name ?? orders.staff) : null;
}

function whyOf({ reason, by }: RequestStep): string | null {
  const human = by.kind === 'staff' || by.kind === 'guest';
  return human && reason && !INTERNAL_REASON.test(reason) ? reason : null;
}
