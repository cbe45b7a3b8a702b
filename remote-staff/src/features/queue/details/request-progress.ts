import type { ServiceRequest } from '@bellkey/shared/api';
import { promiseClock } from '@bellkey/shared/request-clock';
import type { PromiseTick } from '@bellkey/shared/ui';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';

/** A request's promise line: asked, accepted, done by; filled as far as its time has come. Null without a promise. */
export function promiseOf(
  request: ServiceRequest,
  now: number,
  timeZone: string,
): { ticks: PromiseTick[]; progress: number; tone: 'on-time' | 'soon' | 'late'; description: string } | null {
  const end = request.promisedAt;
  if (end === null) return null;
  const from = Date.parse(request.createdAt);
  const whole = Math.max(1, Date.parse(end) - from);
  const at = (instant: string) => (Date.parse(instant) - from) / whole;
  const time = (instant: string) => timeOrDay(instant, now, timeZone);
  const { state } = promiseClock(request, now);
  const finished = request.doneAt !== null;
  const ticks: PromiseTick[] = [
    { at: 0, label: queueMessages.timeAsked({ time: time(request.createdAt) }), reached: true },
    ...(request.acknowledgedAt
      ? [
          {
            at: Math.min(0.9, at(request.acknowledgedAt)),
            label: queueMessages.timeAccepted({ time: time(request.acknowledgedAt) }),
            reached: true,
          },
        ]
      : []),
    request.doneAt
      ? { at: 1, label: queueMessages.timeDone({ time: time(request.doneAt) }), reached: true }
      : { at: 1, label: queueMessages.byTime({ time: time(end) }), reached: false },
  ];
  return {
    ticks,
    progress: finished ? 1 : Math.min(1, Math.max(0, (now - from) / whole)),
    tone: state === 'late' ? 'late' : state === 'due-soon' ? 'soon' : 'on-time',
    description: ticks.map(({ label }) => label).join(', '),
  };
}
