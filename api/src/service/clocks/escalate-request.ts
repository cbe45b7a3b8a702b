import { changeRequest } from '../requests/change-request.ts';
import { type ClockWork, THE_CLOCK, tellGuest } from './clock-work.ts';
import { escalate } from './escalate.ts';

/** Informs the next in line; for an emergency, everyone on duty, repeatedly. */
export function escalateTo(work: ClockWork, due: number): void {
  const { scope, request, team } = work;
  const { row } = request;
  const { step, alsoFor, event } = escalate(row, due, team);
  const first = row.escalatedAt === null;
  changeRequest(
    scope,
    request,
    { escalation: step, escalatedAt: scope.now, alsoFor },
    { event, by: THE_CLOCK },
  );
  if (row.priority !== 'emergency' || !first || work.hasAlarm) return;
  tellGuest(work, work.texts.emergencyWaiting(work.property.emergencyNumber ?? '112'));
}
