import { createConcierge } from '@bellkey/concierge';
import { beforeEach } from '@jest/globals';
import type { SmallHotel } from '../small-hotel.ts';
import { addMenu } from '../small-menu.ts';
import type { Guest } from '../test-callers.ts';
import type { TestDatabase } from '../test-databases.ts';
import { useTestApi } from '../use-test-api.ts';
import { ask } from './ask.ts';

/** Before each test a hotel with a menu, and a guest in its room who orders by chat from the embedded concierge. */
export function useOrders(create: () => Promise<TestDatabase>) {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;
  let guest: Guest;

  beforeEach(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
    guest = await stage.api.guest(hotel.codes.room.code);
  });

  return {
    stage,
    /** The hotel of the running test. */
    hotel: () => hotel,
    guest: () => guest,
    ask: (text: string) => ask(guest, text),
    /** The guest's newest order. */
    cart: async () => (await guest.call('GET /api/guest/orders')).body.orders[0],
    kitchen: () => stage.api.staff(hotel, 'manager'),
    confirm: (id: string, totalCents: number, payment: string) =>
      guest.call(`POST /api/guest/orders/${id}/confirm`, { body: { totalCents, payment } }),
  };
}
