import type { DayRecord, Finding, RecordedRequest, RecordedStep } from './day-record.ts';

const PAUSED = ['waiting_guest', 'on_hold'];
const OVER = ['done', 'closed', 'cancelled', 'declined'];

/** A promised time, and the period in which it applied. */
interface Promised {
  at: number;
  until: number;
}

const changesPromise = ({ event }: RecordedStep): boolean => Boolean(event?.before && event.at);

/** The promised times of a request, in order. */
function promisesOf(request: RecordedRequest, ends: number): Promised[] {
  const changes = request.steps.filter(changesPromise);
  const times = [
    ...changes.map(({ event, at }) => ({ at: Date.parse(event?.before ?? ''), until: at })),
    ...(request.promisedAt === null ? [] : [{ at: request.promisedAt, until: ends }]),
  ];
  return times.filter(({ at }) => !Number.isNaN(at));
}

function stateAt(request: RecordedRequest, moment: number): string | null {
  return request.steps.findLast(({ at }) => at <= moment)?.state ?? null;
}

/**
 * Every slipped promise was announced to the guest beforehand. A promise slips when its time passes while it still
 * applies and the work goes on; by then the guest has a message about it.
 */
export function checkPromises({ requests, messages, ends }: DayRecord): Finding[] {
  return requests
    .flatMap((request) => {
      const { conversationId, atItsTime } = request;
      // A request for a fixed time has no later time to announce.
      if (conversationId === null || atItsTime) return [];
      return promisesOf(request, ends).flatMap(({ at, until }): Finding[] => {
        const state = stateAt(request, at);
        const counted = at < until && at <= ends;
        if (!counted || state === null || OVER.includes(state) || PAUSED.includes(state)) return [];
        // A request for approval is answered in time or expires.
        if (state === 'needs_approval') return [];
        const told = request.steps.some(
          (step) =>
            step.event?.kind === 'slipped' && Date.parse(step.event.before ?? '') === at && step.at <= at,
        );
        if (told) return [];
        const what = `#${request.no} ${request.title}: ${clock(at)} passed, and the guest was not told`;
        return [{ rule: 'promises', what, requestId: request.id }];
      });
    })
    .concat(
      requests.flatMap((request) =>
        request.steps
          .filter(({ event }) => event?.kind === 'slipped')
          .flatMap((step): Finding[] => {
            const line = messages.find(
              ({ requestIds, at, visibility }) =>
                requestIds.includes(request.id) && at === step.at && visibility === 'public',
            );
            const isLate = step.at > Date.parse(step.event?.before ?? '');
            if ((line && !isLate) || request.conversationId === null) return [];
            const why = line ? 'after it had passed' : 'in no line';
            const what = `#${request.no} ${request.title}: the guest was told of the slip ${why}`;
            return [{ rule: 'promises', what, requestId: request.id }];
          }),
      ),
    );
}

/** Hours and minutes of the day. */
const clock = (moment: number) => new Date(moment).toISOString().slice(11, 16);

/** Number of promises that passed without the work done, announced or not. */
export const countSlips = ({ requests }: DayRecord): number =>
  requests.flatMap(({ steps }) => steps).filter(({ event }) => event?.kind === 'slipped').length;
