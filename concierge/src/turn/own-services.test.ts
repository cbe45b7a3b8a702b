import { describe, expect, test } from '@jest/globals';
import { PROPERTIES } from '../evaluation/property-rows.ts';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { requestOf } from '../testing/scene.ts';
import { say } from './say.ts';

const services = [...SERVICES_HERE, ...PROPERTIES.flatMap((property) => property.services.slice(0, 15))];
const titled = (key: string) => services.find((service) => service.key === key)?.title ?? '';

describe('a service of the property’s own', () => {
  test.each(PROPERTIES.flatMap((property) => property.services))(
    'is requested by its first message: $starter',
    async ({ key, starter = '', requiredSlots }) => {
      const turn = await say(starter, { services });
      if (turn.created.length > 0) expect(turn.created).toMatchObject([{ service: key }]);
      else {
        expect(requiredSlots.length).toBeGreaterThan(0);
        expect(turn.reply).toContain(titled(key));
      }
    },
  );

  test('is requested like any other, with its department', async () => {
    const turn = await say('Could you bring us the barbecue set?', { services });
    expect(turn.created).toMatchObject([
      { service: 'barbecueSet', quantity: null, note: 'Could you bring us the barbecue set?' },
    ]);
    expect(turn.reply).toContain('Barbecue set');
  });

  test('has its slots asked for, and keeps what was said before', async () => {
    const asked = await say('Could you book a kayak for us please', { services });
    expect(asked.created).toEqual([]);
    expect(asked.reply).toBe('What time should I ask for Sea kayak?');
    const turn = await say('at 16:30', {
      services,
      history: [
        ['guest', 'Could you book a kayak for us please'],
        ['ai', asked.reply ?? ''],
      ],
    });
    expect(turn.created).toMatchObject([
      {
        service: 'seaKayak',
        details: [
          { slot: 'date', value: '2026-03-15' },
          { slot: 'time', value: '16:30' },
        ],
      },
    ]);
  });

  test.each([
    ['Podem trazer o grelhador e carvão?', 'barbecueSet'],
    ['¿Nos traéis la parrilla por favor?', 'barbecueSet'],
    ['we need a highchair for our little one', 'highChair'],
    ['a máquina da loiça não funciona', 'dishwasher'],
  ])('is understood in the guest’s words: %s', async (line, service) => {
    expect((await say(line, { services })).created).toMatchObject([{ service }]);
  });

  test('and one of the catalogue in one line are two requests', async () => {
    const turn = await say('Could we have two towels and a high chair please', { services });
    expect(turn.created.map(({ service }) => service).sort()).toEqual(['highChair', 'towels']);
    expect(turn.created.find(({ service }) => service === 'towels')?.quantity).toBe(2);
  });

  test('is confirmed first when the line only comes close to it', async () => {
    const line = 'is there anything with dolphins?';
    const asked = await say(line, { services });
    expect(asked.created).toEqual([]);
    expect(asked.reply).toContain(titled('dolphinTrip'));
    const turn = await say('yes please', {
      services,
      history: [
        ['guest', line],
        ['ai', asked.reply ?? ''],
      ],
    });
    expect(turn.created).toEqual([]);
    expect(turn.reply).toBe('Which day should I ask for Dolphin watching trip?');
  });

  test('is not requested when the guest refuses it', async () => {
    const turn = await say('no barbecue set today, thank you', { services });
    expect(turn.created).toEqual([]);
    expect(turn.reply).toContain('I will not ask for Barbecue set');
  });

  test('is cancelled by its name, and nothing else with it', async () => {
    const towels = requestOf({ service: 'towels', quantity: 2, note: null }, 41);
    const kayak = {
      ...requestOf({ service: 'seaKayak', quantity: null, note: null }, 42),
      title: 'Sea kayak',
    };
    const turn = await say('please cancel the kayak', { services, openRequests: [towels, kayak] });
    expect(turn.cancelled).toEqual([42]);
    const none = await say('please cancel the kayak', { services, openRequests: [towels] });
    expect(none.cancelled).toEqual([]);
  });

  test('is answered from its own row when a question has no fact', async () => {
    const turn = await say('how much is the kayak?', { services });
    expect(turn.created).toEqual([]);
    expect(turn.reply).toContain('two hours, 30 EUR');
  });

  test('is chosen by the guest when two fit', async () => {
    const two = services.map((service) =>
      service.key === 'highChair' || service.key === 'beachToys'
        ? { ...service, words: ['welcome crate'] }
        : service,
    );
    const turn = await say('we want the welcome crate', { services: two });
    expect(turn.created).toEqual([]);
    expect(turn.reply).toContain('Which of these do you mean');
    expect(turn.parts).toMatchObject([{ kind: 'choices', choices: [{}, {}] }]);
  });
});
