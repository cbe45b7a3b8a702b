import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { addMenu } from '../../testing/small-menu.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { choiceKind } from './choice-kind.ts';

test('a service of the catalogue has its declared kind, a property’s own that of its words', () => {
  const kindOf = (key: string, title: string, words: string[] = []) => choiceKind({ key, title, words });
  expect(kindOf('massage', 'Massage')).toBe('treatments');
  expect(kindOf('towels', 'Towels for your room')).toBeNull();
  expect(kindOf('sunset', 'Sunset', ['boat excursión'])).toBe('tours');
  expect(kindOf('vip', 'Private Transfer')).toBe('transfers');
  expect(kindOf('vip', 'Transferred calls')).toBeNull();
});

describe.each(testDatabases)('Services and dishes to compare, on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  const fact = (key: string, more: Partial<typeof facts.$inferInsert> = {}) => ({
    propertyId: hotel.id,
    id: randomUUID(),
    key,
    title: key,
    scope: 'public' as const,
    keywords: [],
    values: { price: '60 EUR' },
    text: { en: key },
    confirmedAt: new Date(),
    ...more,
  });
  beforeAll(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
    const own = {
      propertyId: hotel.id,
      departmentKey: 'kitchen',
      kind: 'book' as const,
      level: 'booking',
      requiredSlots: ['date', 'time'],
      starter: 'Could we book it?',
    };
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(services).values([
        { ...own, key: 'massage', title: 'Massage' },
        { ...own, key: 'riverTour', title: 'River tour', description: 'Two hours by boat.' },
        { ...own, key: 'oldTour', title: 'Old tour', active: false },
      ]);
      await scope.db
        .insert(facts)
        .values([
          fact('riverTour.price', { values: { price: '60 EUR', minutes: '120' } }),
          fact('riverTour.crew', { scope: 'internal' }),
          fact('riverTour.draft', { status: 'draft' }),
          fact('riverTour.past', { validUntil: new Date('2020-01-01T00:00:00Z') }),
          fact('spa.hours', { values: { from: '10:00' } }),
        ]);
      return done(undefined);
    });
  });

  test('are the property’s active services of comparable kinds and its menu', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { status, body } = await guest.call('GET /api/guest/choices');
    expect(status).toBe(200);
    expect(body.services).toEqual([
      expect.objectContaining({ id: 'lateCheckout', kind: 'rooms' }),
      expect.objectContaining({
        id: 'massage',
        kind: 'treatments',
        facts: [{ values: { from: '10:00' }, text: { en: 'spa.hours' } }],
      }),
      {
        id: 'riverTour',
        kind: 'tours',
        title: 'River tour',
        description: 'Two hours by boat.',
        icon: expect.stringMatching(/^\//),
        department: `Kitchen ${hotel.canary}`,
        way: 'book',
        needs: ['date', 'time'],
        starter: 'Could we book it?',
        facts: [{ values: { price: '60 EUR', minutes: '120' }, text: { en: 'riverTour.price' } }],
      },
    ]);
    expect(body.currency).toBe('EUR');
    expect(body.dishes.map(({ id, state }: { id: string; state: string }) => [id, state])).toContainEqual([
      'tart',
      'sold-out',
    ]);
  });

  test('follow the property’s changes', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db
        .update(services)
        .set({ active: true })
        .where(scope.own(services, eq(services.key, 'oldTour')));
      return done(undefined);
    });
    const { body } = await guest.call('GET /api/guest/choices');
    expect(body.services.map(({ id }: { id: string }) => id)).toEqual([
      'lateCheckout',
      'massage',
      'oldTour',
      'riverTour',
    ]);
  });
});
