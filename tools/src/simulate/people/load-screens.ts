import type { Message } from '@bellkey/shared/api';
import type { DayRecord } from '../ledger/day-record.ts';
import { PROPERTY_ID } from '../property/simulated-property.ts';
import type { Day } from './day.ts';
import type { SimulatedGuest } from './guest.ts';

/** The first manager of the first shift, who may read every conversation. */
const READER = 'member-1-1';

/** The final screens of guests and staff, and what guests have sent. */
export async function loadScreens(
  { call }: Day,
  guests: readonly SimulatedGuest[],
): Promise<Pick<DayRecord, 'held' | 'sent'>> {
  const held = guests.flatMap((guest) => guest.held());
  const staff = await Promise.all(
    held.map(async ({ conversationId }) => {
      const path = `GET /api/staff/conversations/${conversationId}?property=${PROPERTY_ID}`;
      const { body } = await call(path, { token: READER });
      const messageIds = (body.messages as Message[]).map(({ id }) => id);
      return { conversationId, by: 'staff' as const, messageIds, doubled: [] };
    }),
  );
  return { held: [...held, ...staff], sent: guests.flatMap(({ sent }) => sent) };
}
