import { describe, expect, test } from '@jest/globals';
import type { CartView } from '../contract/contract.ts';
import { cartOf, MENU_HERE } from '../testing/menu-scene.ts';
import { converse } from './converse.ts';
import { say } from './say.ts';

const menu = MENU_HERE.map((item) =>
  item.id === 'club' ? { ...item, description: 'Chicken, bacon, egg, mayonnaise' } : item,
);

const lastReply = async (...lines: string[]) => (await converse(lines, { menu })).at(-1)?.reply ?? '';

const withCart = (itemId: string): { menu: typeof menu; cart: CartView } => ({
  menu,
  cart: cartOf([{ itemId, quantity: 1 }], null, menu),
});

const nameOf = (itemId: string) => menu.find(({ id }) => id === itemId)?.name;

const changesOf = async (itemId: string, line: string) =>
  (
    await say(line, {
      ...withCart(itemId),
      history: [
        ['guest', `${nameOf(itemId)} please`],
        ['ai', `In your order: 1 × ${nameOf(itemId)}.`],
      ],
    })
  ).carted[0]?.changes.map(({ itemId: id, quantity, note, choices }) => ({
    id,
    quantity,
    ...(note && { note }),
    ...(choices && { choices: choices.map(({ choiceId }) => choiceId) }),
  }));

describe('a line about dishes that were just talked about', () => {
  test.each([
    ['how much for both', '12.30'],
    ['quanto custam os dois?', '12,30'],
    ['was kosten beide?', '12,30'],
    ['combien pour les deux ?', '12,30'],
    ['quanto costano tutti e due?', '12,30'],
    ['¿cuánto cuestan los dos?', '12,30'],
  ])('tells what two dishes cost together: %s', async (both, price) => {
    expect(await lastReply('how much is the green salad', 'and how much is the latte', both)).toContain(
      price,
    );
  });

  test.each([
    ['how much is it?', '16.50'],
    ['quanto custa?', '16,50'],
    ['¿cuánto cuesta?', '16,50'],
    ['was kostet das?', '16,50'],
    ["c'est combien ?", '16,50'],
    ['e quello quanto costa?', '16,50'],
  ])('tells the price of what a pronoun means: %s', async (line, price) => {
    expect(await lastReply("what's in the club sandwich", line)).toContain(price);
  });

  test.each([
    "what's in it?",
    'o que leva?',
    '¿qué lleva?',
    'was ist da drin?',
    "qu'est-ce qu'il y a dedans ?",
    "cosa c'è dentro?",
  ])('tells what it is made of: %s', async (line) => {
    expect(await lastReply('how much is the club sandwich', line)).toContain('bacon');
  });

  test('says that the menu does not tell', async () => {
    expect(await lastReply('how much is the club sandwich', 'is it spicy?')).toContain('no more about it');
  });

  test.each([
    'do you have anything with chicken?',
    'têm algo com frango?',
    '¿tienen algo con pollo?',
    'haben Sie etwas mit Huhn?',
    'avez-vous quelque chose au poulet ?',
    'avete qualcosa con il pollo?',
  ])('finds a dish by what it is made of: %s', async (line) => {
    expect(await lastReply(line)).toContain('Club sandwich');
  });

  test('adds the one that the guest chooses from a list', async () => {
    expect(await lastReply('what can I drink', 'the second one please')).toContain('1 × Still water');
  });

  test('leaves a price alone when something else was talked about', async () => {
    expect(await lastReply('can I have two towels', 'how much is that')).not.toContain('EUR;');
  });
});

describe('a change of what is in the cart', () => {
  test.each([
    'make it two',
    'two of those please',
    'I take two of them',
    'machen Sie zwei daraus',
    'que sean dos',
    'faça dois',
  ])('changes the number of the last dish: %s', async (line) => {
    expect(await changesOf('club', line)).toEqual([{ id: 'club', quantity: 2 }]);
  });

  test.each(['one more please', 'mais um', 'noch eins bitte'])('adds one more of it: %s', async (line) => {
    expect(await changesOf('club', line)).toEqual([{ id: 'club', quantity: 2 }]);
  });

  test.each([
    'without onions',
    'sem cebola',
    'sin cebolla',
    'ohne Zwiebeln bitte',
    'sans oignons',
    'senza cipolla',
  ])('makes it differently: %s', async (line) => {
    expect(await changesOf('club', line)).toEqual([
      { id: 'club', quantity: 0 },
      { id: 'club', quantity: 1, note: expect.stringMatching(/ /u) },
    ]);
  });

  test('takes a choice of the dish that is all the guest says', async () => {
    expect(await changesOf('latte', 'oat')).toEqual([
      { id: 'latte', quantity: 0 },
      { id: 'latte', quantity: 1, choices: ['oat'] },
    ]);
  });

  test.each(['no, a latte instead', 'não, um latte', 'nein, lieber einen Latte'])(
    'puts another dish in its place: %s',
    async (line) => {
      expect(await changesOf('club', line)).toEqual([
        { id: 'club', quantity: 0 },
        { id: 'latte', quantity: 1 },
      ]);
    },
  );

  test('takes it out again', async () => {
    expect(await changesOf('club', 'take it off')).toEqual([{ id: 'club', quantity: 0 }]);
  });

  test.each([
    'the club sandwich, on second thoughts no',
    'el club sándwich mejor no',
    'a club sandwich afinal não',
  ])('takes out what is turned down right after its name: %s', async (line) => {
    expect(await changesOf('club', line)).toEqual([{ id: 'club', quantity: 0 }]);
  });

  test.each([
    'y que sean dos club sándwich, mi hija también',
    'make it two club sandwiches, she wants one too',
  ])('sets the number of a dish in the cart, with the reason: %s', async (line) => {
    expect(await changesOf('club', line)).toEqual([{ id: 'club', quantity: 2 }]);
  });

  test('says what the menu does not have, of several things', async () => {
    const { reply } = await say('one club sandwich, a beer and a pizza', { menu });
    expect(reply).toMatch(/no beer.*no pizza/u);
  });
});

describe('a question about what a guest must not eat', () => {
  const marked = menu.map((item) => (item.id === 'club' ? { ...item, allergens: ['gluten', 'eggs'] } : item));

  test('is told what the menu marks, and goes to a person', async () => {
    const { reply, handoff } = await say('does the club sandwich have egg in it? I am allergic', {
      menu: marked,
    });
    expect(reply).toContain('marked with: gluten, eggs');
    expect(reply).toContain('cross-contamination');
    expect(handoff?.reason).toBe('restricted:allergy');
  });

  test('of a dish without marks says nothing of it', async () => {
    const { reply } = await say('is the green salad safe with a nut allergy?', { menu: marked });
    expect(reply).not.toContain('marked');
  });
});
