import { describe, expect, test } from '@jest/globals';
import { qrCodes } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { newPeer, signUpScene } from '../../testing/scenes/sign-up-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('A new property on %s', (_, create) => {
  const stage = useTestApi(create, { brandKeys: ['default', 'harbourline', 'quayside'] });
  const { opened } = signUpScene(stage);

  describe('Codes', () => {
    test('are stored as hashes only', async () => {
      const { id, codes } = await opened();
      const rows = await stage.api.api.store.inProperty(id, async (scope) =>
        done(await scope.db.select().from(qrCodes).where(scope.own(qrCodes))),
      );
      const stored = JSON.stringify(rows);
      for (const { code, shortCode } of codes) {
        expect(stored).not.toContain(code);
        expect(stored).not.toContain(shortCode);
      }
      expect(stage.api.log.join('')).not.toContain(codes[0].code);
    });

    test('have nothing of their place in them, and are different each time', async () => {
      const { call, codes, places } = await opened();
      const labels = new Map<string, string>(
        places.map(({ id, label }: { id: string; label: string }) => [id, label]),
      );
      const placeIds = codes.map(({ placeId }: { placeId: string }) => placeId);
      const again = (await call('POST /api/staff/codes', { placeIds })).body.codes;
      for (const { placeId, code, shortCode } of [...codes, ...again]) {
        for (const part of [placeId, labels.get(placeId) ?? ''])
          expect(`${code} ${shortCode}`.toLowerCase()).not.toContain(part.toLowerCase());
      }
      const all = [...codes, ...again].flatMap(({ code, shortCode }) => [code, shortCode]);
      expect(new Set(all).size).toBe(all.length);
      const alike = codes.map(({ code }: { code: string }, index: number) => {
        const other: string = again[index].code;
        return [...code].findIndex((character, at) => character !== other[at]);
      });
      // No part in front that names the property or the place: codes of one place differ from their beginning on.
      expect(Math.max(...alike)).toBeLessThan(6);
    });

    test('printing again rotates them: the old ones open nothing, and their guests are signed out', async () => {
      const { call, codes } = await opened();
      const guest = await stage.api.guest(codes[1].code);
      const other = await stage.api.guest(codes[2].code);
      const again = await call('POST /api/staff/codes', { placeIds: [codes[1].placeId] });
      const [fresh] = again.body.codes;
      expect(fresh.code).not.toBe(codes[1].code);
      const resolve = (code: string) =>
        stage.api.call('POST /api/qr/resolve', { body: { code }, peer: newPeer() });
      expect((await resolve(codes[1].code)).body.code).toBe('inactive-code');
      expect((await resolve(codes[1].shortCode)).body.code).toBe('inactive-code');
      expect((await resolve(fresh.shortCode)).body.place.label).toBe('Room 1');
      expect((await guest.call('GET /api/guest/session')).body.code).toBe('session-expired');
      expect((await other.call('GET /api/guest/session')).status).toBe(200);
    });

    test.each(['agent', 'housekeeper', 'pending', 'developer'] as const)(
      '%s can neither see nor make them',
      async (who) => {
        const hotel = await stage.newHotel();
        const person = stage.api.staff(hotel, who);
        expect((await person.call('GET /api/staff/places')).body.code).toBe('forbidden');
        const made = await person.call('POST /api/staff/codes', { body: { placeIds: ['room-204'] } });
        expect(made.body.code).toBe('forbidden');
        expect(
          (await stage.api.call('POST /api/qr/resolve', { body: { code: hotel.codes.room.code } })).status,
        ).toBe(200);
      },
    );

    test('for an unknown place are not created, and the others stay valid', async () => {
      const { call, codes } = await opened();
      const answer = await call('POST /api/staff/codes', { placeIds: [codes[0].placeId, 'room-99'] });
      expect(answer.body.code).toBe('not-found');
      const still = await stage.api.call('POST /api/qr/resolve', { body: { code: codes[0].code } });
      expect(still.status).toBe(200);
    });
  });
});
