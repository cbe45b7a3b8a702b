import { expect } from '@jest/globals';
import { guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { GUEST_IDLE_MS } from '../../property/guest-sessions/find-session.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { TestApi } from '../test-api.ts';
import type { Guest } from '../test-callers.ts';

interface Occasion {
  api: TestApi;
  hotel: SmallHotel;
  guest: Guest;
}

async function placeOf(api: TestApi, hotel: SmallHotel, label: string): Promise<string> {
  const { places } = (await api.staff(hotel, 'manager').call('GET /api/staff/places')).body;
  return places.find((place: { openSessions: number }) => place.openSessions > 0)?.id ?? label;
}

/** Everything that ends a session, with the message to the guest. */
export const ENDS: ReadonlyArray<
  readonly [how: string, code: string, end: (occasion: Occasion) => Promise<unknown>]
> = [
  ['leaves', 'session-expired', ({ guest }) => guest.call('DELETE /api/guest/session')],
  [
    'scans again, which gives a new token',
    'no-session',
    ({ api, hotel, guest }) =>
      api.call('POST /api/guest/session', { body: { code: hotel.codes.room.code }, cookie: guest.cookie }),
  ],
  [
    'scans at another place',
    'session-expired',
    ({ api, hotel, guest }) =>
      api.call('POST /api/guest/session', {
        body: { code: hotel.codes.otherRoom.code },
        cookie: guest.cookie,
      }),
  ],
  [
    'has their place’s sessions ended',
    'session-expired',
    async ({ api, hotel }) => {
      const place = await placeOf(api, hotel, 'room');
      const ended = await api
        .staff(hotel, 'manager')
        .call(`POST /api/staff/places/${place}/sessions/end`, { body: {} });
      expect(ended.body.ended).toBe(1);
    },
  ],
  [
    'is at a place whose code is issued again',
    'session-expired',
    async ({ api, hotel }) => {
      const place = await placeOf(api, hotel, 'room');
      const issued = await api
        .staff(hotel, 'manager')
        .call('POST /api/staff/codes', { body: { placeIds: [place] } });
      expect(issued.status).toBe(200);
    },
  ],
  [
    'is at a place that is taken out of use',
    'session-expired',
    ({ api, hotel }) =>
      api.api.store.inProperty(hotel.id, async (scope) => {
        scope.write(scope.db.update(locations).set({ active: false }).where(scope.own(locations)));
        return done(undefined);
      }),
  ],
  [
    'is ended by hand in the database',
    'session-expired',
    ({ api, hotel }) =>
      api.api.store.inProperty(hotel.id, async (scope) => {
        const ended = { endedAt: scope.now, endedReason: 'revoked' as const };
        await scope.db.update(guestSessions).set(ended).where(scope.own(guestSessions));
        return done(undefined);
      }),
  ],
  [
    'stays away until the session expires',
    'session-expired',
    async ({ api }) => api.clock.skip(GUEST_IDLE_MS + 1000),
  ],
];
