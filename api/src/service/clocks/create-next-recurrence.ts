import { randomUUID } from 'node:crypto';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { nextTime } from '../promises/chosen-times.ts';
import { nextActionAt } from '../promises/next-clock-action.ts';
import { scheduledClocks } from '../promises/request-clocks.ts';
import { addStep, changeRequest, UNTOUCHED } from '../requests/change-request.ts';
import type { RequestRow } from '../requests/lock-request.ts';
import { announceRequest } from '../requests/request-view.ts';
import { loadTimedService } from '../requests/schedule-request.ts';
import { nextNo } from '../requests/write-request.ts';
import { type ClockActionContext, THE_CLOCK } from './clock-action-context.ts';

/**
 * Creates the next request of a recurring one when its own time has come; the recurrence moves to the new one.
 */
export async function createNextRecurrence(context: ClockActionContext): Promise<void> {
  const { scope, request, property } = context;
  const { row, view } = request;
  const { schedule, plan } = row;
  const timed = await loadTimedService(scope, row.id);
  if (!schedule?.every || !timed) return;
  const next = nextTime(new Date(schedule.at), schedule.every, property.timeZone, scope.now);
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
  scope.write(scope.db.insert(requests).values({ ...written, actAt: nextActionAt(written) }));
  addStep(scope, { ...view, id: written.id }, 'new', THE_CLOCK, null);
  announceRequest(scope, written, 'request.created');
  changeRequest(scope, request, { schedule: { ...schedule, every: null } }, null);
}
