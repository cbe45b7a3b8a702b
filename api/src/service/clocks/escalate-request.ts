import { changeRequest } from '../requests/change-request.ts';
import { type ClockActionContext, THE_CLOCK, tellGuest } from './clock-action-context.ts';
import { escalate } from './escalate.ts';

/** Informs the next in line; for an emergency, everyone on duty, repeatedly. */
export function escalateTo(context: ClockActionContext, due: number): void {
  const { scope, request, team } = context;
  const { row } = request;
  const { step, alsoFor, event } = escalate(row, due, team);
  const first = row.escalatedAt === null;
  changeRequest(
    scope,
    request,
    { escalation: step, escalatedAt: scope.now, alsoFor },
    { event, by: THE_CLOCK },
  );
  if (row.priority !== 'emergency' || !first || context.hasAlarm) return;
  tellGuest(context, context.texts.emergencyWaiting(context.property.emergencyNumber ?? '112'));
}
