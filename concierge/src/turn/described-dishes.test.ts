import { expect, test } from '@jest/globals';
import { cartOf, MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

/** The menu's descriptions of the dishes. */
const WRITTEN: Readonly<Record<string, string>> = {
  nicoise: 'Tuna, egg, green beans',
  club: 'Chicken, bacon, egg, mayonnaise, fries',
  burger: 'Cheese, pickles, fries',
};
const menu = MENU_HERE.map((item) => ({ ...item, description: WRITTEN[item.id] ?? item.description }));

const ask = (text: string, more: Parameters<typeof say>[1] = {}) =>
  say(text, { menu, languages: ['en', 'pt', 'es', 'de', 'fr', 'it'], ...more });

const changesOf = ({ carted }: Awaited<ReturnType<typeof ask>>) =>
  carted.flatMap(({ changes }) => changes).map(({ itemId, quantity }) => `${quantity} ${itemId}`);

test.each([
  ["I'd like that thing with chicken", '1 club'],
  ['two of the bacon ones please', '2 club'],
  ['quero aquilo com frango, por favor', '1 club'],
  ['ich hätte gern das mit Huhn', '1 club'],
])('a dish that is described is the dish: %s', async (text, line) => {
  expect(changesOf(await ask(text))).toEqual([line]);
});

test('which of two dishes is asked when both are described', async () => {
  const { carted, reply } = await ask('something with egg to my room please, I want it now');
  expect(carted).toEqual([]);
  expect(reply).toMatch(/Tuna salad|Club sandwich|Eggs on toast/u);
});

test.each([
  'a few green beans for the vase please',
  'can I have a bowl of mayonnaise',
  'no chicken for me please',
  'what has bacon to do with it',
])('what is no dish by itself orders none: %s', async (text) => {
  expect(changesOf(await ask(text))).toEqual([]);
});

test.each([
  'I ordered a club sandwich an hour ago and I am still waiting',
  'ya he pedido un club sandwich hace una hora',
  'ich habe vor einer Stunde ein Club Sandwich bestellt',
  'if I have the club sandwich up here what do I end up paying',
  'se eu pedir a club sandwich quanto pago',
])('what was ordered before, or is only thought of, is not ordered: %s', async (text) => {
  expect(changesOf(await ask(text))).toEqual([]);
});

test('what is taken out of an order without it is not put into it', async () => {
  const { carted, reply } = await ask('can you take the wine off what I picked before');
  expect(carted).toEqual([]);
  expect(reply).toContain('empty');
});

test('what is taken out of an order with it is out', async () => {
  const cart = cartOf(
    [
      { itemId: 'wine', quantity: 1 },
      { itemId: 'club', quantity: 1 },
    ],
    null,
    MENU_HERE,
  );
  expect(changesOf(await ask('can you take the wine off please', { cart }))).toEqual(['0 wine']);
});
