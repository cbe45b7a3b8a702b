import { deadlineOf, PLAN_OF_OLD } from '../promises/current-deadline.ts';
import { type Deed, dueStep } from '../promises/next-deed.ts';
import { changeRequest, moveRequest } from '../requests/change-request.ts';
import { type ClockWork, THE_CLOCK, tellGuest } from './clock-work.ts';
import { escalate } from './escalate.ts';
import { escalateTo } from './escalate-request.ts';
import { planAgain } from './plan-again.ts';
import { slip } from './slip.ts';

const deeds: Readonly<Record<Deed['kind'], (work: ClockWork) => void | Promise<void>>> = {
  tell: tellAtOnce,
  warn,
  slip,
  escalate: (work) => escalateTo(work, Math.max(dueStep(work.request.row, work.scope.now), nextStep(work))),
  remind: remindGuest,
  return: returnToStaff,
  expire,
  again: planAgain,
  close: ({ scope, request }) => void moveRequest(scope, request, { to: 'closed', by: THE_CLOCK }),
};

/** Carries out one action of a request's clock. Each changes the row so that it is not due again. */
export async function doDeed(work: ClockWork, { kind }: Deed): Promise<void> {
  await deeds[kind](work);
}

const nextStep = ({ request }: ClockWork): number => request.row.escalation + 1;

function tellAtOnce(work: ClockWork): void {
  const { scope, request } = work;
  const { tell = [], ...plan } = request.row.plan ?? PLAN_OF_OLD;
  changeRequest(scope, request, { plan }, null);
  if (tell.includes('repeated')) {
    const event = { kind: 'repeated', to: 'managers', count: request.row.repeated } as const;
    const { alsoFor } = escalate(request.row, 3, work.team);
    changeRequest(scope, request, { alsoFor }, { event, by: THE_CLOCK });
  }
  if (tell.includes('unattended')) escalateTo(work, 1);
}

function warn({ scope, request }: ClockWork): void {
  const deadline = deadlineOf(request.row);
  const passed = !deadline || deadline <= scope.now;
  const kind = request.row.schedule && request.row.acknowledgedAt ? 'reminded' : 'warned';
  const event = { kind, to: 'department', at: deadline?.toISOString() ?? null } as const;
  // After a long silence a warning about something late would only be noise.
  changeRequest(scope, request, { warnedAt: scope.now }, passed ? null : { event, by: THE_CLOCK });
}

function remindGuest(work: ClockWork): void {
  const { scope, request, texts } = work;
  const event = { kind: 'reminded' };
  changeRequest(scope, request, { remindedAt: scope.now }, { event, by: THE_CLOCK });
  tellGuest(work, texts.awaitingAnswer(request.row.title));
}

/** A guest who does not answer does not hold up the work; silence approves nothing. */
function returnToStaff({ scope, request }: ClockWork): void {
  const { offer, plan, acknowledgedAt } = request.row;
  const undecided = offer !== null || (plan?.expiresAt !== undefined && acknowledgedAt === null);
  moveRequest(scope, request, {
    to: undecided ? 'needs_approval' : 'acknowledged',
    by: THE_CLOCK,
    event: { kind: 'returned' },
    change: { offer: null },
  });
}

function expire(work: ClockWork): void {
  const { scope, request, texts } = work;
  moveRequest(scope, request, { to: 'declined', by: THE_CLOCK, event: { kind: 'expired' } });
  tellGuest(work, texts.expired(request.row.title));
}
