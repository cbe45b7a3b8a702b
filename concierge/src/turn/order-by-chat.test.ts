import { describe, expect, test } from '@jest/globals';
import { cartOf, MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const ask = (text: string, more: Parameters<typeof say>[1] = {}) => say(text, { menu: MENU_HERE, ...more });

describe('ordering food in the chat', () => {
  test('a line takes one dish out of the cart and puts another in', async () => {
    const cart = cartOf(
      [
        { itemId: 'latte', quantity: 1 },
        { itemId: 'eggs', quantity: 1 },
      ],
      null,
      MENU_HERE,
    );
    const { carted } = await ask('take out the eggs, add a club sandwich', { cart });
    const changes = carted.flatMap((each) => each.changes);
    expect(changes.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['eggs', 0],
      ['club', 1],
    ]);
  });

  test.each([
    [
      'Vorrei ordinare una green salad, sono allergico alle noci',
      'green',
      'Per quale giorno devo chiederlo?',
    ],
    ['I would like a club sandwich', 'club', 'Which day should I ask for Sauna?'],
  ])('is for now while the day of another service is asked for: %s', async (text, item, question) => {
    const { carted, handoff } = await ask(text, {
      languages: ['en', 'it'],
      history: [
        ['guest', 'Vorremmo la sauna domani sera alle 19, in due'],
        ['ai', question],
      ],
    });
    expect(carted.flatMap(({ changes }) => changes)).toMatchObject([{ itemId: item }]);
    expect(handoff).toBeNull();
  });

  test('of a line with a time is still for later, also after a question about the dish', async () => {
    const later = await ask('medium', {
      history: [
        ['guest', 'A beef burger for tomorrow at 8 pm please'],
        ['ai', 'Which one for Beef burger: Medium, Well done?'],
      ],
    });
    expect(later.carted).toEqual([]);
    expect(later.handoff?.reason).toBe('order-time');
  });

  test.each(['the burger was cold', 'la hamburguesa estaba fría', 'der Burger war kalt'])(
    'a dish that a guest only speaks of is not ordered: %s',
    async (text) => {
      const { carted, reply } = await ask(text, { languages: ['en', 'es', 'de'] });
      expect(carted).toEqual([]);
      const sentences = (reply ?? '').split(/(?<=[.!?]) /u);
      expect(new Set(sentences).size).toBe(sentences.length);
    },
  );

  test.each([
    ['2 lattes and the club sandwich, no mayo', ['2 latte', '1 club (no mayo)'], '€24.10'],
    ['Can I have a latte with oat milk please?', ['1 latte [oat]'], '€4.30'],
    ['Two club sandwiches, one without bacon', ['2 club (without bacon)'], '€33.00'],
    ['Queria duas sanduíches club e um latte, por favor', ['2 club', '1 latte'], '€\u00a036,80'],
    ['Could I get the club sandwich to the room?', ['1 club'], '€16.50'],
    ['Quiero dos lattes por favor', ['2 latte'], '7,60\u00a0€'],
    ['a burger, well done, and a latte', ['1 burger [well]', '1 latte'], '€22.80'],
    ["I'll go with the club sandwich", ['1 club'], '€16.50'],
  ])('"%s" puts %j into the cart', async (text, lines, total) => {
    const { carted, reply, created } = await ask(text);
    const said = carted
      .flatMap(({ changes }) => changes)
      .map(({ itemId, quantity, note, choices }) => {
        const made = [note && ` (${note})`, choices?.length && ` [${choices.map((c) => c.choiceId)}]`];
        return `${quantity} ${itemId}${made.filter(Boolean).join('')}`;
      });
    expect(said).toEqual(lines);
    expect(reply).toContain(total);
    expect(created).toEqual([]);
  });

  test.each([
    ['A tomato soup please', 'Tomato soup is sold out today'],
    ['Eggs on toast please', 'Eggs on toast is served from 07:00 to 10:30'],
    ['I want a beef burger', 'Which one for Beef burger: Medium, Well done?'],
    ['A salad please', 'Which one would you like: Green salad; Tuna salad?'],
  ])('"%s" adds nothing and replies: %s', async (text, words) => {
    const { carted, reply } = await ask(text);
    expect(carted).toEqual([]);
    expect(reply).toContain(words);
  });

  test.each([
    ['two glasses of red wine please', 'I see no red wine on the menu; the nearest is White wine, glass.'],
    ['Queria um copo de vinho tinto', 'Não vejo vinho tinto na ementa; o mais próximo é White wine, glass.'],
    ['Una copa de vino rosado, por favor', 'No veo vino rosado en la carta'],
    ['We would like a sparkling water with a meal', 'I see no sparkling water on the menu'],
  ])('"%s" is not the menu’s dish of that kind: %s', async (text, words) => {
    const cart = text.includes('meal') ? cartOf([{ itemId: 'club', quantity: 1 }], null, MENU_HERE) : null;
    const { carted, reply } = await ask(text, cart ? { cart } : {});
    expect(carted).toEqual([]);
    expect(reply).toContain(words);
  });

  test('what the menu has is ordered, what it does not have is reported', async () => {
    const { carted, reply } = await ask('A club sandwich and two glasses of red wine please');
    expect(carted.flatMap(({ changes }) => changes)).toMatchObject([{ itemId: 'club', quantity: 1 }]);
    expect(reply).toContain('I see no red wine on the menu.');
    expect(reply).toContain('Total €16.50');
  });

  test.each([
    ['a club sandwich and a beer to my room please', 'I see no beer on the menu.'],
    ['uma club sandwich e uma cerveja para o quarto', 'Não vejo cerveja'],
    ['un club sandwich y una cerveza a la habitacion 204', 'No veo cerveza'],
  ])('the delivery place is not part of the dish: %s', async (text, words) => {
    const { carted, reply } = await ask(text);
    expect(carted.flatMap((call) => call.changes).map(({ itemId }) => itemId)).toEqual(['club']);
    expect(reply).toMatch(new RegExp(`${words}(?! (?:to|para|a) )`));
  });

  test.each([
    ['A club sandwich without mayo and a beer', ['club'], 'without mayo', 'I see no beer on the menu.'],
    ['Queria uma club sandwich sem maionese e uma cerveja', ['club'], 'sem maionese', 'Não vejo cerveja'],
    ['Ponme un club sándwich sin tomate y dos cervezas', ['club'], 'sin tomate', 'No veo cervezas'],
  ])('a dish’s options end where the next wish starts: %s', async (text, items, note, words) => {
    const { carted, reply } = await ask(text);
    const changes = carted.flatMap((call) => call.changes);
    expect(changes.map(({ itemId }) => itemId)).toEqual(items);
    expect(changes).toMatchObject([{ note }]);
    expect(reply).toContain(words);
  });

  test.each(['translate cheese into german', 'how do i spell sandwich', 'define soup'])(
    'is not an order: %s',
    async (text) => {
      expect((await ask(text)).carted).toEqual([]);
    },
  );

  test('the menu’s kind is ordered', async () => {
    const { carted } = await ask('Dois copos de vinho branco, por favor');
    expect(carted[0]?.changes).toMatchObject([{ itemId: 'wine', quantity: 2 }]);
  });

  test('the answer to a question about a dish completes it, with the earlier quantity', async () => {
    const history = [
      ['guest', 'Two beef burgers please'],
      ['ai', 'Which one for Beef burger: Medium, Well done?'],
    ] as const;
    const { carted } = await ask('Well done', { history });
    expect(carted[0]?.changes).toMatchObject([
      { itemId: 'burger', quantity: 2, choices: [{ choiceId: 'well' }] },
    ]);
  });

  test.each([
    ['What is vegan?', 'Marked vegan on our menu: Green salad, €8.50; Tomato soup, €9.00, sold out today.'],
    ['O que há de vegan?', 'Assinalado como vegan na nossa ementa'],
    ['¿Qué hay vegano?', 'Marcado como vegano en nuestra carta'],
    ['How much is the club sandwich?', 'Club sandwich, €16.50'],
  ])('"%s" is answered from the menu', async (text, words) => {
    const { reply, carted } = await ask(text);
    expect(reply).toContain(words);
    expect(carted).toEqual([]);
  });

  test('one more, and fewer, count from the cart', async () => {
    const cart = cartOf([{ itemId: 'latte', quantity: 1 }], null, MENU_HERE);
    expect((await ask('one more latte', { cart })).carted[0]?.changes).toMatchObject([{ quantity: 2 }]);
    expect((await ask('please remove the latte', { cart })).carted[0]?.changes).toMatchObject([
      { quantity: 0 },
    ]);
    expect((await ask("what's in my order?", { cart })).reply).toContain('1 × Latte. Total €3.80');
  });

  test('water in a room is from housekeeping, and with a meal from the kitchen', async () => {
    expect((await ask('Could I have some water please?')).created).toMatchObject([{ service: 'water' }]);
    const cart = cartOf([{ itemId: 'club', quantity: 1 }], null, MENU_HERE);
    expect((await ask('and a still water', { cart })).carted[0]?.changes).toMatchObject([
      { itemId: 'water' },
    ]);
  });

  test('towels and a latte in one line are both handled', async () => {
    const { carted, created } = await ask('Two lattes and two towels please');
    expect(carted[0]?.changes).toMatchObject([{ itemId: 'latte', quantity: 2 }]);
    expect(created).toMatchObject([{ service: 'towels', quantity: 2 }]);
  });

  test.each([
    'Is the club sandwich nut-free?',
    'Does the soup contain nuts?',
    'I have a nut allergy, what can I eat?',
    'I am allergic to nuts, can I eat the club sandwich?',
    'My son is coeliac. Is the club sandwich safe?',
  ])('"%s" is not certified by the assistant', async (text) => {
    const { handoff, reply } = await ask(text);
    expect(handoff?.reason).toBe('restricted:allergy');
    expect(reply).toContain('cross-contamination cannot be excluded');
  });
});
