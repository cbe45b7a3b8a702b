import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { LeftConversation } from '../../property/guest-sessions/end-session.ts';
import { announceLeft } from './announce-left.ts';

/** Most conversations of one property at a time. */
const EXPIRED_AT_ONCE = 100;

/** An expired session has no event of its own: notes on its conversation that its guest has left. Returns the number. */
export async function noticeExpired(scope: PropertyScope): Promise<number> {
  const { rows } = (await scope.db.execute(sql`
    with expired as (
      select conversations.id, session.expires_at
      from conversations join guest_sessions session
        on session.property_id = conversations.property_id and session.id = conversations.guest_session_id
      where conversations.property_id = ${scope.propertyId} and conversations.guest_ended_at is null
        and session.ended_at is null and session.expires_at <= ${scope.now.toISOString()}::timestamptz
      limit ${EXPIRED_AT_ONCE} for update of conversations skip locked)
    update conversations set guest_ended_at = expired.expires_at, guest_ended_reason = 'expired'
      from expired where conversations.property_id = ${scope.propertyId} and conversations.id = expired.id
      returning conversations.id, conversations.state`)) as unknown as { rows: LeftConversation[] };
  await announceLeft(scope, rows);
  return rows.length;
}
