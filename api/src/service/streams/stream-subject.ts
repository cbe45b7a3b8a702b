import type { Audience } from '../../platform/events/event-audience.ts';
import type { Identity, StaffCaller } from '../../platform/operations/callers.ts';
import { mayChat, visibleDepartments } from '../../property/staff/permissions.ts';

/** Who listens to a stream, as far as it has to be known while it is open. */
export type StreamSubject =
  | { kind: 'guest'; sessionId: string }
  | { kind: 'staff'; identity: Identity; token: string };

/** What these staff may read: everything of the property, or what concerns their departments. */
export function audienceOfStaff(staff: Pick<StaffCaller, 'role' | 'departments'>): Audience {
  const departments = visibleDepartments(staff);
  return mayChat(staff) || departments === 'all'
    ? { kind: 'property' }
    : { kind: 'departments', keys: departments };
}
