import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePlaceCode } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { menuItems } from '../../platform/database/schema/order-tables.ts';
import { qrCodes, services } from '../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { serviceCatalogue } from '../../property/properties/service-catalogue.ts';
import { searchKnowledge } from '../../service/knowledge/search/search-knowledge.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { loadOrCreateQrSecret } from './demo-codes.ts';
import { AURORA_ID } from './sample-properties/hotel-aurora.ts';
import { seedDemo } from './seed-demo.ts';

/** The specification's service icons, section 3. */
const SPECIFIED =
  'bikeRental tourGuide lateCheckout spa carRental restaurant gym pool concierge babycare parking airportShuttle businessCenter roomService laundry petCare massage minibar wakeupCall currencyExchange roomUpgrade luggageStorage beachAccess tennisBooking golfBooking photoService eventPlanning florist doctorOnCall yogaClass libraryAccess movieTheater gameRoom nightclub casinoAccess kidsClub boatRental helicopterService butlerService vipLounge'.split(
    ' ',
  );

describe.each(testDatabases)('The demo hotel on %s', (_, create) => {
  const stage = useTestApi(create);
  const people = {
    ownerUid: 'uid-teresa',
    managerUid: 'uid-marta',
    staffUid: 'uid-joao',
    developerUid: 'uid-ines',
  };
  const secret = 'a'.repeat(64);
  const inAurora = async <T>(work: Parameters<typeof stage.api.api.store.inProperty<T>>[1]) => {
    const outcome = await stage.api.api.store.inProperty(AURORA_ID, work);
    if (!outcome.ok) throw new Error(outcome.error.code);
    return outcome.value;
  };

  test('has 24 rooms, 8 tables and a lobby, each with two codes that open it', async () => {
    const places = await seedDemo(stage.api.api.store, { qrSecret: secret, ...people });
    const count = (kind: string) => places.filter((place) => place.kind === kind).length;
    expect([count('room'), count('table'), count('lobby')]).toEqual([24, 8, 1]);
    const room = places.find(({ label }) => label === 'Room 204');
    for (const code of [room?.code ?? '', room?.shortCode ?? '']) {
      expect(parsePlaceCode(code)).not.toBeNull();
      const { body } = await stage.api.call('POST /api/qr/resolve', { body: { code } });
      expect(body).toMatchObject({
        property: { slug: 'aurora', timeZone: 'Europe/Lisbon' },
        place: { label: 'Room 204' },
      });
    }
    const me = await stage.api.call('GET /api/staff/me', { token: 'uid-marta' });
    expect(me.body.memberships).toMatchObject([{ role: 'manager', state: 'approved', name: 'Marta' }]);
    const owner = await stage.api.call('GET /api/staff/me', { token: 'uid-teresa' });
    expect(owner.body.memberships).toMatchObject([{ role: 'owner', state: 'approved', name: 'Teresa' }]);
  });

  test("seeding again keeps people's changes, and the codes stay", async () => {
    const before = await seedDemo(stage.api.api.store, { qrSecret: secret, ...people });
    await inAurora(async (scope) => {
      await scope.db
        .update(services)
        .set({ title: 'Soft towels' })
        .where(scope.own(services, eq(services.key, 'towels')));
      await scope.db
        .update(qrCodes)
        .set({ active: false })
        .where(scope.own(qrCodes, eq(qrCodes.locationId, 'room-101')));
      return done(undefined);
    });
    const after = await seedDemo(stage.api.api.store, { qrSecret: secret, ...people });
    expect(after).toEqual(before);
    const [towels, code, members] = await inAurora(async (scope) =>
      done([
        (
          await scope.db
            .select()
            .from(services)
            .where(scope.own(services, eq(services.key, 'towels')))
        )[0],
        (
          await scope.db
            .select()
            .from(qrCodes)
            .where(scope.own(qrCodes, eq(qrCodes.locationId, 'room-101')))
        )[0],
        await scope.db.select().from(staffMembers).where(scope.own(staffMembers)),
      ] as const),
    );
    expect([towels?.title, code?.active, members.length]).toEqual(['Soft towels', false, 4]);
  });

  test('a new secret rotates the codes; earlier ones open nothing, and closed ones stay closed', async () => {
    const [old] = await seedDemo(stage.api.api.store, { qrSecret: secret, ...people });
    const places = await seedDemo(stage.api.api.store, { qrSecret: 'b'.repeat(64), ...people });
    const resolve = (code = '') => stage.api.call('POST /api/qr/resolve', { body: { code } });
    expect((await resolve(old?.code)).body.code).toBe('unknown-code');
    expect((await resolve(places[0]?.code)).body.code).toBe('inactive-code');
    expect((await resolve(places[1]?.code)).status).toBe(200);
  });

  test('knows the specification’s forty services, about forty facts in six languages and a priced menu', async () => {
    expect(SPECIFIED).toHaveLength(40);
    expect(SPECIFIED.filter((key) => !serviceCatalogue.some((service) => service.key === key))).toEqual([]);
    expect(new Set(serviceCatalogue.map(({ key }) => key)).size).toBe(serviceCatalogue.length);
    const [factRows, dishes] = await inAurora(async (scope) =>
      done([
        await scope.db.select().from(facts).where(scope.own(facts)),
        await scope.db.select().from(menuItems).where(scope.own(menuItems)),
      ] as const),
    );
    expect(factRows.length).toBeGreaterThanOrEqual(40);
    for (const { text } of factRows)
      expect(Object.keys(text).sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'pt']);
    expect(dishes.every(({ priceCents }) => Number.isInteger(priceCents) && priceCents > 0)).toBe(true);
  });

  test.each([
    ['When is breakfast?', 'room', 'breakfast.hours'],
    ['A que horas abre a piscina?', 'table', 'pool.hours'],
    ['¿Se admiten mascotas?', 'lobby', 'pets.policy'],
    ['What is the wifi password?', 'room', 'wifi.password'],
    ['breakfast.price', 'room', 'breakfast.price'],
  ] as const)('"%s" asked in a %s finds %s', async (question, kind, key) => {
    const found = await inAurora(async (scope) => done(await searchKnowledge(scope, question, kind)));
    expect(found.facts.slice(0, 2).map((fact) => fact.key)).toContain(key);
  });

  test('the Wi-Fi password is given in rooms only, and internal facts to no guest', async () => {
    const search = (question: string, kind: 'room' | 'table') =>
      inAurora(async (scope) =>
        done((await searchKnowledge(scope, question, kind)).facts.map((fact) => fact.key)),
      );
    expect(await search('wifi password', 'table')).not.toContain('wifi.password');
    expect(await search('master key procedure shelf', 'room')).not.toContain('staff.masterKey');
  });
});

describe('The secret of the codes', () => {
  test('is created once and is readable only by its owner', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bellkey-secret-'));
    const secret = loadOrCreateQrSecret(folder);
    expect(loadOrCreateQrSecret(folder)).toBe(secret);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});
