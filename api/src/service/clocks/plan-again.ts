import { randomUUID } from 'node:crypto';
import type { Recurrence } from '@bellkey/shared/api';
import { firstMomentOf, wallTime } from '@bellkey/shared/wall-time';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { actAt } from '../promises/next-deed.ts';
import { scheduledClocks } from '../promises/request-clocks.ts';
import { addStep, changeRequest, UNTOUCHED } from '../requests/change-request.ts';
import type { RequestRow } from '../requests/lock-request.ts';
import { nextNo } from '../requests/new-request.ts';
import { loadTimedService } from '../requests/plan-request.ts';
import { announceRequest } from '../requests/request-view.ts';
import { type ClockWork, THE_CLOCK } from './clock-work.ts';

/**
 * Creates the next request of a recurring one when its own time has come; the recurrence moves to the new one. Times
 * that passed while no process ran are skipped.
 */
export async function planAgain(work: ClockWork): Promise<void> {
  const { scope, request, property } = work;
  const { row, view } = request;
  const { schedule, plan } = row;
  const timed = await loadTimedService(scope, row.id);
  if (!schedule?.every || !timed) return;
  let next = timeAfter(new Date(schedule.at), schedule.every, property.timeZone);
  while (next <= scope.now) next = timeAfter(next, schedule.every, property.timeZone);
  const clocks = scheduledClocks(timed.service, next, scope.now, timed.property);
  const { tell: _, ...quietPlan } = plan ?? { warnMinutes: null, escalateMinutes: [] };
  const written = {
    ...row,
    ...UNTOUCHED,
    id: randomUUID(),
    no: await nextNo(scope),
    state: 'new',
    createdAt: scope.now,
    acknowledgeBy: clocks.acknowledgeBy,
    promisedAt: row.promisedAt ? next : clocks.promisedAt,
    repeated: 1,
    schedule: { ...schedule, at: next.toISOString() },
    plan: quietPlan,
  } satisfies RequestRow;
  scope.write(scope.db.insert(requests).values({ ...written, actAt: actAt(written) }));
  addStep(scope, { ...view, id: written.id }, 'new', THE_CLOCK, null);
  announceRequest(scope, written, 'request.created');
  changeRequest(scope, request, { schedule: { ...schedule, every: null } }, null);
}

/** The same local time so many days, weeks or months later; at most the last day of a month. */
function timeAfter(moment: Date, { unit, count }: Recurrence, timeZone: string): Date {
  const shown = wallTime(moment, timeZone);
  const day = new Date(`${shown.slice(0, 10)}T00:00:00Z`);
  if (unit === 'month') {
    const dayOfMonth = day.getUTCDate();
    day.setUTCMonth(day.getUTCMonth() + count, 1);
    const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
    day.setUTCDate(Math.min(dayOfMonth, last));
  } else {
    day.setUTCDate(day.getUTCDate() + count * (unit === 'week' ? 7 : 1));
  }
  return new Date(firstMomentOf(day.toISOString().slice(0, 10), shown.slice(11), timeZone));
}
