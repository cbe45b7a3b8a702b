import type { RequestState, ServiceRequest, StaffRole } from '@bellkey/shared/api';
import * as messages from '../../../messages/compiled/requests/en.ts';
import { approvesRequests, endsEmergencies } from '../../staff-identity/own-permissions.ts';

/** Something a staff member can do with a request now. */
export interface RequestAction {
  to: RequestState;
  label: string;
  /** What failed, as in “Could not accept”. */
  verb: string;
  /** The guest reads the reason, so one must be given. */
  needsReason: boolean;
  /** Shown on the row; the others only in the details. */
  onRow: boolean;
}

const act = (to: RequestState, label: string, on: 'row' | 'details', needsReason = false): RequestAction => ({
  to,
  label,
  verb: label.toLowerCase(),
  needsReason,
  onRow: on === 'row',
});

const ENDS = ['done', 'cancelled'] as const;
const HOLD = act('on_hold', messages.hold, 'details', true);
const CANCEL = act('cancelled', messages.cancel, 'details', true);

const actions: Record<RequestState, readonly RequestAction[]> = {
  new: [act('acknowledged', messages.accept, 'row'), act('declined', messages.decline, 'row', true), HOLD],
  needs_approval: [
    act('acknowledged', messages.approve, 'row'),
    act('declined', messages.decline, 'row', true),
  ],
  acknowledged: [
    act('in_progress', messages.start, 'row'),
    act('done', messages.markDone, 'row'),
    HOLD,
    act('declined', messages.decline, 'details', true),
  ],
  in_progress: [act('done', messages.markDone, 'row'), HOLD, CANCEL],
  waiting_guest: [act('in_progress', messages.resume, 'row'), act('done', messages.markDone, 'row'), CANCEL],
  on_hold: [act('in_progress', messages.resume, 'row'), act('declined', messages.decline, 'details', true)],
  done: [act('in_progress', messages.reopen, 'details')],
  declined: [],
  closed: [],
  cancelled: [],
};

/**
 * What a role may do with a request in a state, with the usual next step first (docs/product.md#state-machines and
 * 2.4). The API decides.
 */
export function actionsFor(
  { state, priority = 'normal' }: Pick<ServiceRequest, 'state'> & Partial<Pick<ServiceRequest, 'priority'>>,
  role: StaffRole,
): readonly RequestAction[] {
  if (state === 'needs_approval' && !approvesRequests({ role })) return [];
  // A person may be in danger: help is neither declined nor postponed.
  // Its end is for those who answer guests to say.
  if (priority === 'emergency') {
    const refused: readonly RequestState[] = [
      'declined',
      'on_hold',
      ...(endsEmergencies({ role }) ? [] : ENDS),
    ];
    return actions[state].filter(({ to }) => !refused.includes(to));
  }
  return actions[state];
}

/** The verb of a move to this state, for reporting that it failed. */
export function verbOf(to: RequestState): string {
  const found = Object.values(actions)
    .flat()
    .find((action) => action.to === to);
  return found?.verb ?? 'change';
}
