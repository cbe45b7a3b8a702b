import { describe, expect, test } from '@jest/globals';
import { MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const menu = MENU_HERE.map((dish) =>
  dish.id === 'burger'
    ? {
        ...dish,
        description: 'Cheese, pickles, fries',
        optionGroups: [
          {
            id: 'side',
            name: 'Side',
            min: 1,
            max: 1,
            choices: [
              { id: 'wedges', name: 'Potato wedges', priceCents: 0 },
              { id: 'salad', name: 'Side salad', priceCents: 0 },
            ],
          },
        ],
      }
    : dish,
);

describe('an option that is named with its dish', () => {
  test.each([
    ['en', 'a burger with the side salad please', 'salad'],
    ['en', 'the beef burger with salad', 'salad'],
    ['en', 'one burger with wedges to the room', 'wedges'],
    ['pt', 'um hambúrguer com potato wedges', 'wedges'],
  ])('is that option and no other dish, in %s: %s', async (language, line, choiceId) => {
    const { carted } = await say(line, { menu, languages: [language] });
    const changes = carted.flatMap((each) => each.changes);
    expect(changes).toMatchObject([{ itemId: 'burger', choices: [{ groupId: 'side', choiceId }] }]);
  });

  test('does not hide another dish', async () => {
    const { carted } = await say('a burger with wedges and a green salad please', { menu });
    expect(carted.flatMap(({ changes }) => changes.map(({ itemId }) => itemId))).toEqual(['burger', 'green']);
  });
});

describe('the menu', () => {
  test.each([
    ['en', 'what have you got without any meat or fish', 'Green salad'],
    ['en', 'anything without meat?', 'Green salad'],
    ['pt', 'que pratos têm sem carne?', 'Green salad'],
    ['es', '¿qué tienen sin carne?', 'Green salad'],
  ])('is shown to who eats no meat, in %s: %s', async (language, line, dish) => {
    const { reply } = await say(line, { menu, languages: [language] });
    expect(reply).toContain(dish);
  });
});
