import { describe, expect, test } from '@jest/globals';
import { cartOf, MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const LANGUAGES = ['en', 'de', 'it', 'fr', 'es', 'pt'];
const ask = (line: string, more: Parameters<typeof say>[1] = {}) =>
  say(line, { menu: [...MENU_HERE], languages: LANGUAGES, ...more });
const cartWith = (allergy: string | null) => cartOf([{ itemId: 'latte', quantity: 1 }], allergy, MENU_HERE);

/** Allergies that guests name without a sentence around them. */
const ALONE = [
  'Milcheiweißallergie',
  'Hühnereiallergie!',
  'Ei-Allergie',
  'Weizenallergiker',
  'bin Zöliakiepatient',
  'glutenunverträglich',
  'egg allergy',
  'milk protein allergy',
  'I am coeliac',
  'allergia alle uova!',
  'allergico alle proteine del latte',
  'celiachia',
  'favismo',
  'alergia a la proteína de leche de vaca',
  'celiaquía',
  'APLV',
  'alergia ao ovo!',
  'intolerância à lactose',
  'allergie aux œufs !',
  'maladie cœliaque',
];

describe('an allergy named without more', () => {
  test.each(ALONE)('is one for a person, with no order: %s', async (line) => {
    const said = await ask(line);
    expect(said.handoff?.reason).toBe('restricted:allergy');
    expect(said.carted).toEqual([]);
  });

  test.each(ALONE)('goes on the open cart, and orders nothing: %s', async (line) => {
    const { carted } = await ask(line, { cart: cartWith(null) });
    expect(carted).toEqual([{ changes: [], allergy: line }]);
  });
});

describe('a further allergy', () => {
  test('is added to that of an earlier turn', async () => {
    const { carted } = await ask('Noch einen Latte, bitte ohne Nüsse wegen Nussallergie', {
      history: [
        ['guest', 'Ein Club sandwich bitte, ich habe Zöliakie'],
        ['ai', 'In Ihrer Bestellung: 1 × Club sandwich.'],
      ],
      cart: cartWith('Ein Club sandwich bitte, ich habe Zöliakie'),
    });
    expect(carted.at(-1)?.allergy).toBe(
      'Ein Club sandwich bitte, ich habe Zöliakie / Noch einen Latte, bitte ohne Nüsse wegen Nussallergie',
    );
  });

  test('is added to those of the cart that the conversation does not have', async () => {
    const { carted } = await ask('I have a nut allergy', { cart: cartWith('peanut allergy') });
    expect(carted.at(-1)?.allergy).toBe('peanut allergy / I have a nut allergy');
  });

  test('said again is not written twice', async () => {
    const { carted } = await ask('Nut allergy', { cart: cartWith('nut  allergy') });
    expect(carted.at(-1)?.allergy).toBe('nut allergy');
  });

  test('at the end of a long message is not cut off', async () => {
    const long = `A club sandwich please. ${'We had such a long journey today and are tired. '.repeat(8)}My son has a sesame allergy.`;
    const { carted } = await ask(long);
    expect(carted.at(-1)?.allergy).toBe('My son has a sesame allergy.');
  });

  test('in an endless sentence is not cut off', async () => {
    const long = `A club sandwich please, ${'and we had such a long journey, '.repeat(12)}and my son has a sesame allergy`;
    expect((await ask(long)).carted.at(-1)?.allergy).toContain('sesame allergy');
  });
});

describe('a question with an allergy', () => {
  test.each([
    'Kann ich mit Nussallergie den Green salad essen?',
    'Kann ich mit Nussallergie den Green salad bekommen?',
    'Could I have the green salad with a nut allergy?',
    "Posso con l'allergia alle noci mangiare la green salad?",
    'Puis-je manger la green salad avec une allergie aux noix ?',
    'Puedo, con mi alergia a las nueces, comer la green salad?',
    'Posso com a minha alergia às nozes comer a green salad?',
  ])('is one for a person and orders nothing, also while an allergic guest orders: %s', async (line) => {
    const said = await ask(line, {
      history: [['guest', 'Ich bin allergisch gegen Eier']],
      cart: cartWith('Ich bin allergisch gegen Eier'),
    });
    expect(said.handoff?.reason).toBe('restricted:allergy');
    expect(said.carted.flatMap(({ changes }) => changes)).toEqual([]);
  });

  test.each([
    'Kann ich einen Green salad und etwas zu trinken haben? Ich habe eine Nussallergie.',
    'Can I have a green salad and something to drink? I have a nut allergy',
    'I am allergic to nuts and milk. One green salad please',
  ])('is not an order that only mentions it: %s', async (line) => {
    const { carted } = await ask(line);
    expect(carted.at(-1)?.changes).toMatchObject([{ itemId: 'green' }]);
    expect(carted.at(-1)?.allergy).toBe(line);
  });
});

describe('the guest’s words on a dish', () => {
  test.each([
    ['Ein Club sandwich bitte, ohne Nüsse wegen Nussallergie', 'ohne Nüsse wegen Nussallergie'],
    ['Une Club sandwich, sans crème brûlée !', 'sans crème brûlée'],
    ['A club sandwich without Ketchup, please', 'without Ketchup'],
  ])('keep their capitals and accents: %s', async (line, note) => {
    expect((await ask(line)).carted.at(-1)?.changes).toMatchObject([{ itemId: 'club', note }]);
  });
});
