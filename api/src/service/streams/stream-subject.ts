import { streamAccess } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { Audience } from '../../platform/events/event-audience.ts';
import type { ListeningRight } from '../../platform/events/stream-listener.ts';
import type { Identity, StaffCaller } from '../../platform/operations/callers.ts';
import type { Entrances } from '../../platform/operations/entrances.ts';
import { done, type Outcome } from '../../platform/outcome/outcome.ts';
import { mayChat, visibleDepartments } from '../../property/staff/permissions.ts';

/** Who listens to a stream, as far as needed while it is open. */
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

/** Admits subjects through the entrances of operations, which have most of them cached. */
export function admitSubjects(
  entrances: Entrances,
  scope: PropertyScope,
  subjects: readonly StreamSubject[],
): Promise<Array<Outcome<ListeningRight>>> {
  return Promise.all(subjects.map((subject) => admitSubject(entrances, scope, subject)));
}

async function admitSubject(
  entrances: Entrances,
  scope: PropertyScope,
  subject: StreamSubject,
): Promise<Outcome<ListeningRight>> {
  if (subject.kind === 'guest') {
    const { sessionId } = subject;
    const entered = await entrances.enterGuest(scope, sessionId, streamAccess.guest.may, 'listen');
    if (!entered.ok) return entered;
    const { conversationId, expiresAt } = entered.value;
    return done({ audience: { kind: 'guest', conversationId, sessionId }, endsAt: expiresAt });
  }
  const { identity } = subject;
  const entered = await entrances.enterStaff(scope, identity, streamAccess.staff.may);
  return entered.ok
    ? done({ audience: audienceOfStaff(entered.value), endsAt: identity.expiresAt })
    : entered;
}
