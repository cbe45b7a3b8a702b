import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createStore } from '../../platform/database/create-store.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { hashSecret } from '../places/code-hash.ts';
import { TokenLookups } from './token-lookups.ts';

describe.each(testDatabases)('Guests who come back at the same time, on %s,', (_, create) => {
  const stage = useTestApi(create);
  let store: Store;
  let roundTrips = 0;

  beforeAll(() => {
    store = createStore(
      stage.database,
      () => new Date(),
      () => undefined,
      {
        statement: ({ batch }) => {
          roundTrips += 1 / batch;
        },
      },
    );
  });
  afterAll(() => {
    roundTrips = 0;
  });

  const tokenOf = ({ cookie }: { cookie: string }) => decodeURIComponent(cookie.split('=')[1] ?? '');

  test('are looked up in one round trip, each by their own token', async () => {
    const hotels = [await stage.newHotel(), await stage.newHotel()];
    const guests = await Promise.all(
      hotels.flatMap(({ codes }) => [stage.api.guest(codes.room.code), stage.api.guest(codes.table.code)]),
    );
    await guests[1]?.call('DELETE /api/guest/session');
    const hashes = [...guests.map((guest) => hashSecret(tokenOf(guest))), hashSecret('of no one')];
    const lookups = new TokenLookups(store);
    const found = await Promise.all(hashes.map((hash) => lookups.find(hash)));
    expect(Math.round(roundTrips)).toBe(1);
    expect(found.map((row) => row?.session.propertyId)).toEqual([
      hotels[0]?.id,
      hotels[0]?.id,
      hotels[1]?.id,
      hotels[1]?.id,
      undefined,
    ]);
    expect(new Set(found.map((row) => row?.session.id)).size).toBe(5);
    expect(found.map((row) => row?.session.endedAt instanceof Date)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    // With the place and the conversation of their own property, and no token.
    const places = hotels.flatMap(() => ['room-204', 'table-1']);
    expect(found.map((row) => row?.admits?.place.id)).toEqual([...places, undefined]);
    expect(new Set(found.map((row) => row?.admits?.conversationId)).size).toBe(5);
    expect(found.filter((row) => row && 'tokenHash' in row.session && row.session.tokenHash)).toEqual([]);
    for (const row of [found[0], found[2]])
      expect(row?.session.expiresAt.getTime()).toBeGreaterThan(Date.now());
  });

  test('are all answered when they exceed one round trip', async () => {
    const lookups = new TokenLookups(store);
    const found = await Promise.all(
      Array.from({ length: 250 }, (_, index) => lookups.find(hashSecret(`unknown ${index}`))),
    );
    expect(found).toEqual(Array.from({ length: 250 }, () => null));
  });
});
