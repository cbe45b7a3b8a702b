import { describe, expect, test } from '@jest/globals';
import { MENU_HERE } from '../testing/menu-scene.ts';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { say } from './say.ts';

const ordered = async (language: string, text: string) => {
  const { carted } = await say(text, { menu: MENU_HERE, languages: [language] });
  return carted.flatMap(({ changes }) => changes.map(({ itemId }) => itemId));
};

describe('a question about a dish', () => {
  test.each([
    ['en', 'is the club sandwich more than 15 euros'],
    ['en', 'is the green salad ok for a coeliac'],
    ['es', 'lleva huevo el club sandwich'],
    ['pt', 'o club sandwich tem ovo'],
    ['de', 'ist im Club Sandwich Ei'],
    ['fr', 'combien coûte le club sandwich'],
    ['it', "quant'è il club sandwich"],
  ])('orders none, without a question mark too, in %s: %s', async (language, text) => {
    expect(await ordered(language, text)).toEqual([]);
  });

  test.each([
    ['en', 'is the green salad available now, then one please', ['green']],
    ['pt', 'e uma club sandwich por favor', ['club']],
    ['es', 'lleva un club sandwich a la 204 por favor', ['club']],
    ['it', 'il club sandwich e la green salad per favore', ['club', 'green']],
  ])('is none where the line orders, in %s: %s', async (language, text, expected) => {
    expect(await ordered(language, text)).toEqual(expected);
  });
});

test('a dish that is only described is asked about, and what is brought for free comes', async () => {
  const fish = (id: string, name: string) => ({ ...MENU_HERE[2], id, name, description: 'White fish' });
  const menu = [...MENU_HERE, fish('bass', 'Grilled sea bass'), fish('cod', 'Salt cod')];
  const { created, reply } = await say('fish please. one. and water bottle', {
    menu: menu as typeof MENU_HERE,
    services: SERVICES_HERE,
  });
  expect(created.map(({ service }) => service)).toEqual(['water']);
  expect(reply).toContain('Grilled sea bass');
});
