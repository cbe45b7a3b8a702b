import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE, bookable } from '../testing/bookable-here.ts';
import { MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const services = [
  ...BOOKABLE_HERE.filter(({ key }) => key !== 'restaurant'),
  bookable('concierge', 'Concierge', []),
  { ...bookable('restaurant', 'Restaurant table', []), department: { key: 'kitchen', name: 'Kitchen' } },
];

describe('a note for a department next to a wish', () => {
  test.each([
    ['en', "tell the kitchen we'll be late, and two towels", "tell the kitchen we'll be late"],
    ['en', "two towels and let the kitchen know we'll be late", "let the kitchen know we'll be late"],
    [
      'es',
      'avise a la cocina que llegamos tarde y mande dos toallas',
      'avise a la cocina que llegamos tarde',
    ],
    ['pt', 'diga à cozinha que vamos atrasar-nos, e duas toalhas', 'diga à cozinha que vamos atrasar-nos'],
    [
      'de',
      'Sagen Sie der Küche, dass wir uns verspäten, und zwei Handtücher bitte',
      'Sagen Sie der Küche, dass wir uns verspäten',
    ],
    [
      'fr',
      'prévenez la cuisine que nous serons en retard, et deux serviettes svp',
      'prévenez la cuisine que nous serons en retard',
    ],
    ['it', 'dite alla cucina che facciamo tardi, e due asciugamani', 'dite alla cucina che facciamo tardi'],
  ])('reaches it in its own words, and the wish is done, in %s: %s', async (language, line, note) => {
    const { created, reply } = await say(line, { languages: [language], services });
    expect([...created].sort((one, other) => one.service.localeCompare(other.service))).toMatchObject([
      { service: 'concierge', note, department: 'kitchen' },
      { service: 'towels', quantity: 2 },
    ]);
    expect(reply).toContain('Kitchen');
  });

  test('has nothing of the times of the wish, nor the wish of those of the note', async () => {
    const { created } = await say('tell the kitchen we come at 8 pm, and two towels please', { services });
    const towels = created.find(({ service }) => service === 'towels');
    expect(towels?.details ?? []).toEqual([]);
  });

  test('is none where the department is to bring what is wanted', async () => {
    const { created } = await say('tell housekeeping we need two towels and a blanket', { services });
    expect(created.some(({ service }) => service === 'concierge')).toBe(false);
    expect(created).toContainEqual(expect.objectContaining({ service: 'towels', quantity: 2 }));
  });

  test('is heard next to an order of food', async () => {
    const { created, carted } = await say("a green salad please, and tell reception we're late", {
      services,
      menu: MENU_HERE,
    });
    expect(carted.flatMap(({ changes }) => changes)).toMatchObject([{ itemId: 'green', quantity: 1 }]);
    expect(created).toMatchObject([{ service: 'concierge', note: "tell reception we're late" }]);
  });
});
