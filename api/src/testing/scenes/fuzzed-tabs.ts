import type { OperationKey, Tab } from '@bellkey/shared/api';
import { bodyFor } from '../operation-bodies.ts';
import type { Guest } from '../test-callers.ts';
import type { Prepare, Tried } from './fuzzed-requests.ts';

const open = async (guest: Guest): Promise<Tab> =>
  (await guest.call('POST /api/guest/tab', { body: { name: 'Ana' } })).body.tab;

const otherPhone = ({ stage, hotel }: Tried) => stage.api.guest(hotel.codes.room.code);

/** The guest's tab, which another guest has joined. */
async function joined(tried: Tried): Promise<Tab> {
  const { shareCode } = await open(tried.guest);
  const other = await otherPhone(tried);
  return (await other.call('POST /api/guest/tab/join', { body: { shareCode, name: 'Ben' } })).body.tab;
}

/** How what operations on ordering together need is made. */
export const tabPrerequisites: Readonly<Partial<Record<OperationKey, Prepare>>> = {
  'POST /api/guest/tab/join': async (tried) => {
    await tried.guest.call('POST /api/guest/tab/leave');
    const { shareCode } = await open(await otherPhone(tried));
    return { body: { shareCode, name: 'Ana' } };
  },
  'POST /api/guest/tab/leave': async ({ guest }) => {
    await open(guest);
    return {};
  },
  'POST /api/guest/tab/guests/{id}/remove': async (tried) => {
    await tried.guest.call('POST /api/guest/tab/leave');
    return { id: (await joined(tried)).guests.find(({ you }) => you)?.id ?? '' };
  },
  'POST /api/guest/tab/confirm': async ({ guest, hotel }) => {
    await open(guest);
    await guest.call('POST /api/guest/cart', { body: bodyFor('POST /api/guest/cart', hotel) });
    const { totalCents } = (await guest.call('GET /api/guest/tab')).body.tab;
    return { body: { totalCents, payment: 'on_delivery' } };
  },
};
