import { describe, expect, test } from '@jest/globals';
import { bookable } from '../testing/bookable-here.ts';
import { MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const ask = (text: string, more: Parameters<typeof say>[1] = {}) => say(text, { menu: MENU_HERE, ...more });

describe('what is for adults only', () => {
  const menu = MENU_HERE.map((dish) => (dish.id === 'wine' ? { ...dish, ageRestricted: true } : dish));

  test.each([
    ['hi im 16 can i order a wine lol', 'White wine, glass is for adults only'],
    ["I'm seventeen, a glass of white wine please", 'White wine, glass is for adults only'],
    ['tenho 15 anos, queria um vinho branco', 'só para adultos'],
    ['Tengo dieciséis años, una copa de vino blanco por favor', 'solo para adultos'],
  ])('is not ordered by a guest under 18: %s', async (text, words) => {
    const { carted, reply } = await ask(text, { menu });
    expect(carted).toEqual([]);
    expect(reply).toContain(words);
  });

  test.each([
    ['ich bin 16, einen Weißwein bitte', /nur für Erwachsene/, null],
    ["j'ai dix-sept ans, un verre de vin blanc svp", /réservé aux adultes|adultes/, null],
    ['ho 15 anni, vorrei un vino bianco', /è solo per adulti/, null],
  ])('is not brought in other languages either: %s', async (text, words, reason) => {
    const { carted, created, reply, handoff } = await ask(text, {
      menu,
      languages: ['en', 'de', 'fr', 'it'],
    });
    expect(carted).toEqual([]);
    expect(created).toEqual([]);
    expect(handoff?.reason ?? null).toBe(reason);
    if (words) expect(reply).toMatch(words);
  });

  test('is not brought by a service that takes orders in free words', async () => {
    const roomService = { ...bookable('roomService', 'Room service', ['items']), kind: 'deliver' as const };
    const line = "j'ai dix-sept ans, un verre de prosecco svp";
    const older = "j'ai trente ans, un verre de prosecco svp";
    const at = { menu, services: [roomService], languages: ['en', 'fr'] };
    const { created, handoff } = await ask(line, at);
    expect([created, handoff?.reason]).toEqual([[], 'refused:adults-only']);
    expect((await ask(older, at)).created).not.toEqual([]);
  });

  test('is not ordered later either, and the rest is', async () => {
    const history = [['guest', "I'm 16"] as const];
    const { carted, reply } = await ask('a club sandwich and a white wine please', { menu, history });
    expect(carted.flatMap(({ changes }) => changes)).toMatchObject([{ itemId: 'club' }]);
    expect(reply).toContain('for adults only');
  });

  test.each([
    'I am 36, can I order a white wine',
    "i'm 15 minutes away, a white wine please",
    'a white wine please, I am in room 12',
    'queria um vinho branco, tenho 61 anos',
  ])('is ordered by others: %s', async (text) => {
    const { carted } = await ask(text, { menu });
    expect(carted.flatMap(({ changes }) => changes)).toMatchObject([{ itemId: 'wine' }]);
  });
});
