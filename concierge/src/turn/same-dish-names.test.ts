import { expect, test } from '@jest/globals';
import { MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const twin = (id: string, category: string, priceCents: number) => {
  const [salad] = MENU_HERE.filter((item) => item.id === 'green');
  if (!salad) throw new Error('There is no green salad');
  return { ...salad, id, name: 'Strudel', priceCents, category: { id: category, name: category } };
};
const menu = [...MENU_HERE, twin('sweet', 'Desserts', 700), twin('salty', 'Starters', 1350)];

const ask = async (line: string, dishes = menu) => {
  const { carted, reply, parts } = await say(line, { menu: dishes });
  const choices = parts.flatMap((part) => (part.kind === 'choices' ? part.choices : []));
  return {
    ids: carted.flatMap(({ changes }) => changes.map(({ itemId }) => itemId)),
    reply,
    choices: choices.map(({ text }) => text),
  };
};

test('of two dishes with one name the guest is asked which one, by its part of the menu', async () => {
  const asked = await ask('a strudel please');
  expect(asked.ids).toEqual([]);
  expect(asked.reply).toContain('Strudel (Desserts)');
  expect(asked.reply).toContain('Strudel (Starters)');
  expect(asked.choices).toHaveLength(2);
  expect((await ask(asked.choices[1] ?? '')).ids).toEqual(['salty']);
});

test('the part of the menu in the same line tells them apart', async () => {
  expect((await ask('two strudel from the desserts please')).ids).toEqual(['sweet']);
});

test('the only one available is meant', async () => {
  const lunch = menu.map((item) => (item.id === 'sweet' ? { ...item, state: 'sold-out' as const } : item));
  expect((await ask('a strudel please', lunch)).ids).toEqual(['salty']);
});
