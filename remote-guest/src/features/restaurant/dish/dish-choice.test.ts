import { beforeEach, describe, expect, test } from '@jest/globals';
import { localDurableStorage } from '../../../durable-storage/durable-storage.ts';
import { sampleDish } from '../../../test-support/sample-menu.ts';
import { checkChoice, loadDishChoice, saveDishChoice, toggleChoice } from './dish-choice.ts';

const milk = {
  id: 'milk',
  name: 'Milk',
  min: 1,
  max: 1,
  choices: [
    { id: 'cow', name: 'Cow', priceCents: 0 },
    { id: 'oat', name: 'Oat', priceCents: 50 },
  ],
};
const extras = {
  id: 'extras',
  name: 'Extras',
  min: 0,
  max: 2,
  choices: ['a', 'b', 'c'].map((id) => ({ id, name: id, priceCents: 100 })),
};
const latte = sampleDish({ id: 'latte', name: 'Latte', priceCents: 380, optionGroups: [milk, extras] });
const oat = { groupId: 'milk', choiceId: 'oat' };
const chosen = (choices: (typeof oat)[]) => ({ choices, note: '', quantity: 1 });

beforeEach(() => localStorage.clear());

describe('choosing a dish', () => {
  test('replaces the option where one may be chosen, and adds to them where several may', () => {
    const cow = toggleChoice([], milk, 'cow');
    expect(toggleChoice(cow, milk, 'oat')).toEqual([oat]);
    const two = toggleChoice(toggleChoice([oat], extras, 'a'), extras, 'b');
    expect(two).toHaveLength(3);
    expect(toggleChoice(two, extras, 'a')).toEqual([oat, { groupId: 'extras', choiceId: 'b' }]);
  });

  test('names the group with too few or too many options, and shows the price of the choice', () => {
    expect(checkChoice(latte, chosen([]))).toEqual({ unitCents: 380, problem: 'missing', group: 'Milk' });
    expect(checkChoice(latte, chosen([oat]))).toEqual({ unitCents: 430, problem: null });
    const three = ['a', 'b', 'c'].map((choiceId) => ({ groupId: 'extras', choiceId }));
    expect(checkChoice(latte, chosen([oat, ...three]))).toMatchObject({
      problem: 'tooMany',
      group: 'Extras',
    });
  });

  test('is saved on the device, without options that are no longer offered', () => {
    const storage = localDurableStorage();
    const gone = { groupId: 'milk', choiceId: 'almond' };
    saveDishChoice(storage, 'conversation-1', 'latte', { choices: [oat, gone], note: 'hot', quantity: 3 });
    expect(loadDishChoice(storage, 'conversation-1', latte)).toEqual({
      choices: [oat],
      note: 'hot',
      quantity: 3,
    });
    expect(loadDishChoice(storage, 'conversation-2', latte)).toMatchObject({ choices: [], quantity: 1 });
  });
});
