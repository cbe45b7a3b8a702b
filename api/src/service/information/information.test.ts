import { randomUUID } from 'node:crypto';
import type { DepartmentHours, InformationEntry, ServicePolicy } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { topicOf } from './topic-of.ts';

const READ = 'GET /api/guest/information';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const POLICY: ServicePolicy = {
  rules: [],
  departments: [
    {
      key: 'housekeeping',
      hours: [
        { days: EVERY_DAY, opens: '07:00', closes: '12:00' },
        { days: [1, 2, 3, 4, 5], opens: '12:00', closes: '22:00' },
      ],
      backup: null,
    },
    { key: 'front-desk', hours: null, backup: null },
  ],
  holidays: [{ day: '2026-11-26', name: 'Day of rest', departments: ['housekeeping'], hours: [] }],
};

test.each([
  ['breakfast.hours', 'food'],
  ['checkIn.time', 'arrival'],
  ['address', 'way'],
  ['Wifi-network', 'internet'],
  ['constructor', 'other'],
  ['Frühstück.zeiten', 'other'],
])('an entry with the key %s is under %s', (key, topic) => {
  expect(topicOf(key)).toBe(topic);
});

describe.each(testDatabases)('What a guest reads about the property on %s', (_, create) => {
  const stage = useTestApi(create);

  test('has the hours that the property has set, with holidays and when they change', async () => {
    // A Tuesday at two in the afternoon.
    const scene = await clockScene(stage);
    const guest = await stage.api.guest(scene.hotel.codes.room.code);
    const hours = async (): Promise<DepartmentHours[]> => (await guest.call(READ)).body.departments;
    expect(await hours()).toEqual([]);

    await scene
      .staff('manager')
      .call('PUT /api/staff/service-levels', { body: { version: 0, policy: POLICY } });
    const [desk, housekeeping, ...others] = await hours();
    expect(others).toEqual([]);
    expect(desk).toMatchObject({ key: 'front-desk', open: true, changesAt: null, days: null });
    expect(housekeeping).toMatchObject({ open: true, changesAt: '2026-11-24T22:00:00.000Z' });
    expect(housekeeping?.days).toHaveLength(7);
    expect(housekeeping?.days?.[0]).toEqual({
      day: '2026-11-24',
      hours: [
        { opens: '07:00', closes: '12:00' },
        { opens: '12:00', closes: '22:00' },
      ],
      holiday: null,
    });
    expect(housekeeping?.days?.[2]).toEqual({ day: '2026-11-26', hours: [], holiday: 'Day of rest' });

    // Half past eleven in the evening, before the day of rest it is still Wednesday that opens.
    await scene.at(9.5 * 60);
    expect((await hours())[1]).toMatchObject({ open: false, changesAt: '2026-11-25T07:00:00.000Z' });
  });

  test('has what is told to guests at this place and now, and nothing else', async () => {
    const hotel = await stage.newHotel();
    const fact = (id: string, more: Partial<typeof facts.$inferInsert> = {}) => ({
      propertyId: hotel.id,
      id,
      key: `breakfast.${id}`,
      title: id,
      scope: 'public' as const,
      keywords: [],
      values: {},
      text: { en: `About ${id}`, pt: `Sobre ${id}` },
      confirmedAt: new Date('2026-09-03T10:00:00Z'),
      ...more,
    });
    const past = new Date('2020-01-01T00:00:00Z');
    const future = new Date('2090-01-01T00:00:00Z');
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db
        .insert(facts)
        .values([
          fact('now', { validFrom: past, validUntil: future }),
          fact('past', { validUntil: past }),
          fact('future', { validFrom: future }),
          fact('draft', { status: 'draft' }),
          fact('retired', { status: 'retired' }),
        ]);
      return done(undefined);
    });
    const titles = async (code: string) =>
      (await (await stage.api.guest(code)).call(READ)).body.entries.map(({ id }: InformationEntry) => id);
    expect(await titles(hotel.codes.room.code)).toEqual(['now', 'pool', 'wifi']);
    expect(await titles(hotel.codes.table.code)).toEqual(['now', 'pool']);

    const guest = await stage.api.guest(hotel.codes.room.code);
    const { body } = await guest.call(READ);
    expect(body.entries[0]).toEqual({
      id: 'now',
      topic: 'food',
      title: 'now',
      text: { en: 'About now', pt: 'Sobre now' },
      confirmedAt: '2026-09-03T10:00:00.000Z',
    });
    expect(body).toMatchObject({ more: false, session: { property: { id: hotel.id } } });
  });

  test('is at most 200 entries, and says that there are more', async () => {
    const hotel = await stage.newHotel();
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(facts).values(
        Array.from({ length: 201 }, (_unused, index) => ({
          propertyId: hotel.id,
          id: `many-${index}`,
          key: `many.${index}`,
          title: `Many ${index}`,
          scope: 'public' as const,
          keywords: [],
          values: {},
          text: { en: 'One of many.' },
          confirmedAt: new Date(),
        })),
      );
      return done(undefined);
    });
    const { body } = await (await stage.api.guest(hotel.codes.table.code)).call(READ);
    expect(body.entries).toHaveLength(200);
    expect(body.more).toBe(true);
  });

  test('shows anyone its name, how to reach it and who is there now at its own address, and no entry or plan', async () => {
    // A Tuesday at two in the afternoon.
    const scene = await clockScene(stage);
    const slug = `front-${randomUUID().slice(0, 8)}`;
    await stage.api.api.store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db.update(properties).set({ slug }).where(eq(properties.id, scope.propertyId));
      return done(undefined);
    });
    const FRONT = `GET /api/properties/at/${slug}/front`;
    expect((await stage.api.call(FRONT)).body).toMatchObject({
      property: { id: scene.hotel.id, kind: 'hotel' },
      departments: [],
    });
    await scene
      .staff('manager')
      .call('PUT /api/staff/service-levels', { body: { version: 0, policy: POLICY } });
    const { body } = await stage.api.call(FRONT);
    expect(Object.keys(body)).toEqual(['property', 'departments']);
    expect(body.departments).toEqual([
      { key: 'front-desk', name: expect.any(String), open: true, changesAt: null, always: true },
      {
        key: 'housekeeping',
        name: expect.any(String),
        open: true,
        changesAt: '2026-11-24T22:00:00.000Z',
        always: false,
      },
    ]);
  });

  test('is at no address that is no property’s', async () => {
    const answer = await stage.api.call('GET /api/properties/at/nobody-here/front');
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  });

  test('is not for callers without a session', async () => {
    expect((await stage.api.call(READ)).status).toBe(401);
  });
});
