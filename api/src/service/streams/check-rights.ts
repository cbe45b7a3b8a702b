import { type Assurance, guestMay, roleMay, type StaffRole, streamAccess } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { ListeningRight } from '../../platform/events/stream-listener.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { requirable } from '../../property/staff/membership.ts';
import { audienceOfStaff, type StreamSubject } from './stream-subject.ts';

interface SessionRow {
  id: string;
  assurance: Assurance;
  /** In ms since 1970. */
  expiresAt: number;
  ended: boolean;
  placeActive: boolean;
  conversationId: string;
}

interface MemberRow {
  uid: string;
  approved: boolean;
  role: StaffRole;
  departments: string[];
  secondFactorRequired: boolean;
}

interface Rights extends Record<string, unknown> {
  sessions: SessionRow[];
  members: MemberRow[];
}

/**
 * Whether listeners of a property may continue, by index: the rules of the entrances, for all in one statement,
 * bypassing caches.
 */
export async function checkRights(
  scope: PropertyScope,
  subjects: readonly StreamSubject[],
): Promise<Array<Outcome<ListeningRight>>> {
  const sessionIds = subjects.flatMap((subject) => (subject.kind === 'guest' ? subject.sessionId : []));
  const uids = subjects.flatMap((subject) => (subject.kind === 'staff' ? subject.identity.uid : []));
  const { sessions, members } = await loadRights(scope, sessionIds, [...new Set(uids)]);
  const bySession = new Map(sessions.map((row) => [row.id, row]));
  const byUid = new Map(members.map((row) => [row.uid, row]));
  return subjects.map((subject) =>
    subject.kind === 'guest'
      ? rightOfGuest(bySession.get(subject.sessionId), scope.now)
      : rightOfStaff(byUid.get(subject.identity.uid), subject.identity),
  );
}

function rightOfGuest(row: SessionRow | undefined, now: Date): Outcome<ListeningRight> {
  if (!row) return refused('no-session');
  const endsAt = new Date(row.expiresAt);
  if (row.ended || endsAt <= now || !row.placeActive) return refused('session-expired');
  if (!guestMay(row.assurance, streamAccess.guest.may)) return refused('forbidden');
  return done({
    audience: { kind: 'guest', conversationId: row.conversationId, sessionId: row.id },
    endsAt,
  });
}

function rightOfStaff(
  row: MemberRow | undefined,
  { expiresAt, secondFactor }: { expiresAt: Date; secondFactor: boolean },
): Outcome<ListeningRight> {
  if (!row?.approved || !roleMay(row.role, streamAccess.staff.may)) return refused('forbidden');
  if (row.secondFactorRequired && requirable(row.role) && !secondFactor) {
    return refused('second-factor-required');
  }
  return done({ audience: audienceOfStaff(row), endsAt: expiresAt });
}

async function loadRights(
  scope: PropertyScope,
  sessionIds: readonly string[],
  uids: readonly string[],
): Promise<Rights> {
  const result = await scope.db.execute<Rights>(sql`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', session.id, 'assurance', session.assurance,
          'expiresAt', (extract(epoch from session.expires_at) * 1000)::bigint, 'ended', session.ended_at is not null,
          'placeActive', place.active, 'conversationId', conversation.id)), '[]')
        from jsonb_array_elements_text(${JSON.stringify(sessionIds)}::jsonb) as wanted (id)
        join guest_sessions as session on session.property_id = ${scope.propertyId} and session.id = wanted.id
        join locations as place on place.property_id = session.property_id and place.id = session.location_id
        join conversations as conversation
          on conversation.property_id = session.property_id and conversation.guest_session_id = session.id
      ) as sessions,
      (select coalesce(jsonb_agg(jsonb_build_object('uid', member.uid, 'approved', member.state = 'approved',
          'role', member.role, 'departments', member.departments,
          'secondFactorRequired', property.second_factor_required)), '[]')
        from jsonb_array_elements_text(${JSON.stringify(uids)}::jsonb) as wanted (uid)
        join staff_members as member on member.property_id = ${scope.propertyId} and member.uid = wanted.uid
        join properties as property on property.id = member.property_id
      ) as members`);
  const [rights] = (result as unknown as { rows: Rights[] }).rows;
  return rights ?? { sessions: [], members: [] };
}
