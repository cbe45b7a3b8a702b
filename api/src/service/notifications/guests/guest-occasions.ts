import type { GuestNotificationsMessages } from '../../../../messages/compiled/guest-notifications/messages.ts';
import type { Facts } from '../occasions/load-facts.ts';

type Heading = keyof GuestNotificationsMessages['heading'];
type Step = Facts['steps'][number];
type State = Step['state'];

/** Something that a guest is notified of while the page is closed. */
export interface GuestOccasion {
  /** What happened, once and for all: nothing with the same source is told again. */
  source: string;
  conversationId: string;
  heading: Heading;
  at: Date;
  /** What they asked for; null for a message of a person. */
  what: string | null;
  quantity: number | null;
  /** By when it will be done, where that is promised. */
  promisedAt: Date | null;
  requestId: string | null;
  /** First name of who wrote. */
  by: string | null;
}

/** The moves that a guest wants to know of. What is new they did themselves; what is closed was done long ago. */
const OF_STATES: Partial<Record<State, Heading>> = {
  acknowledged: 'accepted',
  in_progress: 'under-way',
  done: 'done',
  declined: 'declined',
  cancelled: 'cancelled',
  waiting_guest: 'your-answer',
  on_hold: 'on-hold',
};
const OF_EVENTS: Readonly<Record<string, Heading>> = {
  slipped: 'new-time',
  promised: 'new-time',
  scheduled: 'new-time',
  offered: 'offer',
  ready: 'ready',
};
/** A time is part of these alone; a declined request has none to be kept. */
const WITH_TIME: ReadonlySet<Heading> = new Set(['accepted', 'under-way', 'new-time']);

const headingOf = ({ state, event }: Step): Heading | null =>
  (event ? OF_EVENTS[event.kind] : OF_STATES[state]) ?? null;

/** Whether a later step takes this one back: food that was marked ready and is being prepared again. */
const isTakenBack = (step: Step, later: readonly Step[]): boolean =>
  step.event?.kind === 'ready' &&
  later.some(({ ordinal, event }) => ordinal > step.ordinal && event?.kind === 'preparing');

/** What guests are to be notified of the requests in the news: of each the last thing that others did. */
function requestOccasions(facts: Facts): GuestOccasion[] {
  const newsOf = new Set(facts.news.map(({ requestId, at }) => `${requestId} ${at.getTime()}`));
  return facts.requests.flatMap(({ row }) => {
    const { conversationId, id } = row;
    const own = facts.steps.filter(({ requestId }) => requestId === id);
    const step = own
      .filter((one) => headingOf(one) !== null && !isTakenBack(one, own))
      .sort((a, b) => a.ordinal - b.ordinal)
      .at(-1);
    const heading = step && headingOf(step);
    if (!conversationId || !step || !heading) return [];
    // What is not news has been told, and what has moved on since tells more by itself.
    if (step.byKind === 'guest' || step.state !== row.state) return [];
    if (!newsOf.has(`${id} ${step.at.getTime()}`)) return [];
    return {
      source: `guest:request:${id}:${step.ordinal}`,
      conversationId,
      heading,
      at: step.at,
      what: row.title,
      quantity: row.quantity,
      promisedAt: WITH_TIME.has(heading) ? (row.promisedAt ?? null) : null,
      requestId: id,
      by: null,
    };
  });
}

/** Messages that people of the staff wrote to guests; what they wrote is read in the chat. */
const letterOccasions = ({ news }: Facts): GuestOccasion[] =>
  news.flatMap(({ letter, at }) =>
    letter === null
      ? []
      : {
          source: `guest:message:${letter.messageId}`,
          conversationId: letter.conversationId,
          heading: 'message',
          at,
          what: null,
          quantity: null,
          promisedAt: null,
          requestId: null,
          by: letter.by,
        },
  );

/** What guests are to be notified of the news. */
export const guestOccasions = (facts: Facts): GuestOccasion[] => [
  ...requestOccasions(facts),
  ...letterOccasions(facts),
];
