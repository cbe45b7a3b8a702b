import type { LiveEvent } from '@bellkey/shared/api';
import type { LogEvent } from '../database/log-event.ts';

/** Department of an event that every department gets, in a form that all staff may read. */
export const EVERY_DEPARTMENT = '*';

/** Which events of a property a listener may read. */
export type Audience =
  | { kind: 'guest'; conversationId: string; sessionId: string }
  | { kind: 'property' }
  | { kind: 'departments'; keys: readonly string[] };

/** Whether an audience may read a logged event. The same rule in SQL is `visibleTo` in `event-log.ts`. */
export function mayRead(audience: Audience, event: LogEvent): boolean {
  switch (audience.kind) {
    case 'guest':
      return (
        event.forGuest &&
        event.conversationId === audience.conversationId &&
        (event.guestSessionId === null || event.guestSessionId === audience.sessionId)
      );
    case 'property':
      return event.guestSessionId === null && event.departmentKey !== EVERY_DEPARTMENT;
    case 'departments':
      return event.guestSessionId === null && concernsDepartments(audience.keys, event);
  }
}

function concernsDepartments(keys: readonly string[], event: LogEvent): boolean {
  const { departmentKey, payload, type } = event;
  if (departmentKey === EVERY_DEPARTMENT) return true;
  if (type !== 'request.created' && type !== 'request.updated') return false;
  // The nearest person may help: every department sees an emergency.
  const isEmergency = 'request' in payload && payload.request.priority === 'emergency';
  return isEmergency || (departmentKey !== null && keys.includes(departmentKey));
}

/** Whether an event that is not stored is for everyone at the property, guests and staff: it says nothing but that. */
export const isForAll = ({ type }: LiveEvent): boolean => type === 'kitchen.updated';

/** Whether an audience may read an event that is not stored. */
export function maySeeShown(audience: Audience, event: LiveEvent): boolean {
  if (isForAll(event)) return true;
  if (audience.kind === 'guest') {
    // Who of the staff is writing is for their colleagues.
    if (event.type === 'staff.writing') return false;
    return 'conversationId' in event && event.conversationId === audience.conversationId;
  }
  return audience.kind === 'property';
}

/** A key that is equal for audiences that read the same events. */
export function audienceKey(audience: Audience): string {
  return audience.kind === 'departments'
    ? JSON.stringify(['departments', ...[...audience.keys].sort()])
    : JSON.stringify(
        audience.kind === 'guest' ? ['guest', audience.conversationId, audience.sessionId] : ['property'],
      );
}
