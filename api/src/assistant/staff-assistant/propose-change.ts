import type { ServiceRequest, StaffAnswer } from '@bellkey/shared/api';
import { isOpen, mayTransition, REASON_REQUIRED } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { mayApprove, mayEndEmergency, moverOf, needsApprover } from '../../property/staff/permissions.ts';
import { answer } from './answer.ts';
import type { Command } from './command.ts';
import { findByNo } from './select-requests.ts';

type Change = Extract<Command, { kind: 'change' }>;

const ACTION_NAMES: Partial<Record<Change['to'], string>> = {
  acknowledged: 'accept',
  in_progress: 'begin',
  done: 'mark as done',
  on_hold: 'put on hold',
  declined: 'decline',
  cancelled: 'cancel',
};

/** Why the caller may not move the request, as the API refuses it; null when they may. */
function whyNot(
  staff: StaffCaller,
  { no, title, state, priority }: ServiceRequest,
  to: Change['to'],
  what: string,
): string | null {
  if (!mayTransition(state, to, moverOf(staff)))
    return `#${no} ${title} is ${state.replace('_', ' ')}; it cannot go from there to "${what}".`;
  if (priority === 'emergency' && (to === 'declined' || to === 'on_hold'))
    return `#${no} ${title} is an emergency: help is neither declined nor postponed.`;
  if (priority === 'emergency' && isOpen(state) && !isOpen(to) && !mayEndEmergency(staff))
    return `#${no} ${title} is an emergency: the front desk or a manager ends it. Tell them when the danger is over.`;
  return needsApprover(state, to) && !mayApprove(staff)
    ? `#${no} ${title} needs a manager’s approval.`
    : null;
}

/** Proposes a move of a request, if the caller may make it. Nothing changes until they apply it. */
export async function proposeChange(
  scope: PropertyScope,
  staff: StaffCaller,
  change: Change,
): Promise<StaffAnswer> {
  const { no, to, promiseMinutes, reason } = change;
  const request = await findByNo(scope, staff, no);
  if (!request) return answer('change', `There is no request #${no} that you may see.`);
  const what = ACTION_NAMES[to] ?? to;
  const refusal = whyNot(staff, request, to, what);
  if (refusal) return answer('change', refusal, { requests: [request] });
  const needsReason = REASON_REQUIRED.includes(to) && reason === null;
  const promise = promiseMinutes === null ? '' : `, promised in ${promiseMinutes} minutes`;
  return answer(
    'change',
    `Apply to ${what} #${no} ${request.title}, ${request.place.label}${promise}.${needsReason ? ' Give the reason first: the guest reads it.' : ''}`,
    {
      requests: [request],
      proposals: [{ kind: 'transition', requestId: request.id, no, to, promiseMinutes, reason }],
    },
  );
}
