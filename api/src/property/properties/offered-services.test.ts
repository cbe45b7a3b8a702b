import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { ask } from '../../testing/scenes/ask.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('A service of a property’s own on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(services).values({
        propertyId: hotel.id,
        key: 'llamaRide',
        title: 'Llama ride',
        departmentKey: 'front-desk',
        kind: 'book',
        level: 'booking',
        requiredSlots: ['time'],
        starter: 'Could we go for a ride on a llama?',
        words: ['passeio de lama'],
        description: 'Half an hour around the garden, 12 EUR.',
      });
      return done(undefined);
    });
  });

  const requests = async () =>
    (await stage.api.staff(hotel, 'manager').call('GET /api/staff/requests')).body.requests;

  test('becomes a request like any other: with its department, its slots and its clocks', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Could we go for a ride on a llama?')).body).toBe(
      'What time should I ask for Llama ride?',
    );
    await ask(guest, 'at 16:30');
    const [request] = await requests();
    expect(request).toMatchObject({
      service: 'llamaRide',
      title: 'Llama ride',
      department: { key: 'front-desk' },
      details: expect.arrayContaining([{ slot: 'time', value: '16:30' }]),
      state: 'new',
    });
    expect(request.acknowledgeBy).toEqual(expect.any(String));
  });

  test('is understood by the synonyms that staff gave it, and by its description', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Queríamos um passeio de lama às 16:30')).body).toContain('Llama ride');
    expect(await requests()).toMatchObject([{ service: 'llamaRide' }]);
    expect((await ask(guest, 'How much is the llama ride?')).body).toContain('12 EUR');
  });

  test('is understood by a new synonym in the next message', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'We would like the house classic at 17:00');
    expect(await requests()).toEqual([]);
    const groups = [['llama ride', 'house classic']];
    await stage.api.staff(hotel, 'manager').call('PUT /api/staff/knowledge-synonyms', { body: { groups } });
    await ask(guest, 'We would like the house classic at 17:00');
    expect(await requests()).toMatchObject([{ service: 'llamaRide' }]);
  });
});
