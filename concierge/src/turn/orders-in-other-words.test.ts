import { describe, expect, test } from '@jest/globals';
import { MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const FRITTERS = { id: 'fritters', name: 'Salt cod fritters', optionGroups: [], state: 'available' as const };
const FRIES = {
  id: 'side',
  name: 'Side',
  min: 0,
  max: 1,
  choices: [{ id: 'sweet', name: 'Sweet potato fries', priceCents: 150 }],
};
const menu = [
  ...MENU_HERE.map((dish) => (dish.id === 'burger' ? { ...dish, optionGroups: [FRIES] } : dish)),
  ...MENU_HERE.filter(({ id }) => id === 'club').map((dish) => ({ ...dish, ...FRITTERS })),
];
const ordered = async (line: string, language: string) => {
  const { carted, created } = await say(line, { menu, languages: [language] });
  const changes = carted.flatMap((each) => each.changes);
  return { created, said: changes.map(({ itemId, note }) => (note ? `${itemId} (${note})` : itemId)) };
};

describe('dishes that a line names without a word of wishing', () => {
  test.each([
    ['en', 'starving. burger w the sweet potato fries, up to the room', ['burger']],
    ['en', "a glass of white and the cod fritters, I've earned it", ['wine', 'fritters']],
    ['en', 'club sandwich but hold the mayo', ['club (hold the mayo)']],
    ['en', 'hmm something light.. not fish.. ok go for the green salad', ['green']],
    ['en', "still deciding, not the tuna.. right, I'll go for the club sandwich then", ['club']],
    ['es', 'una copa de blanco y los buñuelos de bacalao para la 204', ['wine', 'fritters']],
    ['fr', 'un verre de blanc et le burger, dans la chambre, on a bien marché', ['wine', 'burger']],
    ['it', "vorrei l'hamburger e un bicchiere di bianco, in camera", ['burger', 'wine']],
  ])('are put into the cart, in %s: %s', async (language, line, dishes) => {
    expect(await ordered(line, language)).toEqual({ said: dishes, created: [] });
  });

  test.each([
    ['es', '¿el sándwich club lleva mostaza? es que no puedo tomarla'],
    ['en', "does the burger have sesame? I can't have any"],
    ['de', 'Hat der Burger Senf? Ich kann das nicht essen'],
    ['pt', 'o hambúrguer leva mostarda? não posso comer'],
    ['en', 'dinner was awful. the burger, the fries, everything'],
  ])('are not ordered by what asks or complains, in %s: %s', async (language, line) => {
    expect((await ordered(line, language)).said).toEqual([]);
  });
});
