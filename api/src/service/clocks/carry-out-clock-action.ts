import { deadlineOf, PLAN_OF_OLD } from '../promises/current-deadline.ts';
import { type ClockAction, dueStep } from '../promises/next-clock-action.ts';
import { changeRequest, moveRequest } from '../requests/change-request.ts';
import { type ClockActionContext, THE_CLOCK, tellGuest } from './clock-action-context.ts';
import { createNextRecurrence } from './create-next-recurrence.ts';
import { escalate } from './escalate.ts';
import { escalateTo } from './escalate-request.ts';
import { slip } from './slip.ts';

const actions: Readonly<Record<ClockAction['kind'], (context: ClockActionContext) => void | Promise<void>>> =
  {
    tell: tellAtOnce,
    warn,
    slip,
    escalate: (context) =>
      escalateTo(context, Math.max(dueStep(context.request.row, context.scope.now), nextStep(context))),
    remind: remindGuest,
    return: returnToStaff,
    expire,
    again: createNextRecurrence,
    close: ({ scope, request }) => void moveRequest(scope, request, { to: 'closed', by: THE_CLOCK }),
  };

/** Carries out one action of a request's clock. Each changes the row so that it is not due again. */
export async function carryOutClockAction(context: ClockActionContext, { kind }: ClockAction): Promise<void> {
  await actions[kind](context);
}

const nextStep = ({ request }: ClockActionContext): number => request.row.escalation + 1;

function tellAtOnce(context: ClockActionContext): void {
  const { scope, request } = context;
  const { tell = [], ...plan } = request.row.plan ?? PLAN_OF_OLD;
  changeRequest(scope, request, { plan }, null);
  if (tell.includes('repeated')) {
    const event = { kind: 'repeated', to: 'managers', count: request.row.repeated } as const;
    const { alsoFor } = escalate(request.row, 3, context.team);
    changeRequest(scope, request, { alsoFor }, { event, by: THE_CLOCK });
  }
  if (tell.includes('unattended')) escalateTo(context, 1);
}

function warn({ scope, request }: ClockActionContext): void {
  const deadline = deadlineOf(request.row);
  const passed = !deadline || deadline <= scope.now;
  const kind = request.row.schedule && request.row.acknowledgedAt ? 'reminded' : 'warned';
  const event = { kind, to: 'department', at: deadline?.toISOString() ?? null } as const;
  // After a long silence a warning about something late would only be noise.
  changeRequest(scope, request, { warnedAt: scope.now }, passed ? null : { event, by: THE_CLOCK });
}

function remindGuest(context: ClockActionContext): void {
  const { scope, request, texts } = context;
  const event = { kind: 'reminded' };
  changeRequest(scope, request, { remindedAt: scope.now }, { event, by: THE_CLOCK });
  tellGuest(context, texts.awaitingAnswer(request.row.title));
}

/** A guest who does not answer does not hold up the work; silence approves nothing. */
function returnToStaff({ scope, request }: ClockActionContext): void {
  const { offer, plan, acknowledgedAt } = request.row;
  const undecided = offer !== null || (plan?.expiresAt !== undefined && acknowledgedAt === null);
  moveRequest(scope, request, {
    to: undecided ? 'needs_approval' : 'acknowledged',
    by: THE_CLOCK,
    event: { kind: 'returned' },
    change: { offer: null },
  });
}

function expire(context: ClockActionContext): void {
  const { scope, request, texts } = context;
  moveRequest(scope, request, { to: 'declined', by: THE_CLOCK, event: { kind: 'expired' } });
  tellGuest(context, texts.expired(request.row.title));
}
