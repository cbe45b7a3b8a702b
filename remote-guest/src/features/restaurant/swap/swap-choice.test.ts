import { expect, test } from '@jest/globals';
import { sampleDish, sampleLine, sampleOrder } from '../../../test-support/sample-menu.ts';
import { swapAnswer, swapItems } from './swap-choice.ts';

const sweet = { category: { id: 'sweet', name: 'Sweet' } };
const milk = {
  id: 'milk',
  name: 'Milk',
  min: 1,
  max: 1,
  choices: [{ id: 'oat', name: 'Oat', priceCents: 50 }],
};
const items = [
  sampleDish({ id: 'soup' }),
  sampleDish({ id: 'latte', priceCents: 380, optionGroups: [milk] }),
  sampleDish({ id: 'tart', state: 'sold-out', ...sweet }),
  sampleDish({ id: 'flan', priceCents: 420, ...sweet }),
  sampleDish({ id: 'dinner', state: 'not-now' }),
];
const tart = sampleLine({ id: 'line-2', itemId: 'tart', quantity: 2, unitCents: 350, refusal: 'asked' });
const order = sampleOrder({ state: 'submitted', lines: [sampleLine(), tart] });

test('only what is available now is offered, the same part of the menu first', () => {
  expect(swapItems(items, tart).map(({ id }) => id)).toEqual(['flan', 'soup', 'latte']);
});

test('a dish that has run out costs nothing, and another one as many times as it was ordered', () => {
  expect(swapAnswer(order, new Map(), items)).toEqual({
    answers: [{ lineId: 'line-2', swap: null }],
    totalCents: 900,
  });
  const flan = new Map([['line-2', { itemId: 'flan', choices: [] }]]);
  expect(swapAnswer(order, flan, items)).toEqual({
    answers: [{ lineId: 'line-2', swap: { itemId: 'flan', quantity: 2, choices: [] } }],
    totalCents: 900 + 2 * 420,
  });
});

test('there is no answer before the options of the new dish are chosen, and they are charged', () => {
  const latte = (choices: Array<{ groupId: string; choiceId: string }>) =>
    swapAnswer(order, new Map([['line-2', { itemId: 'latte', choices }]]), items);
  expect(latte([])).toBeNull();
  expect(latte([{ groupId: 'milk', choiceId: 'oat' }])?.totalCents).toBe(900 + 2 * 430);
});
