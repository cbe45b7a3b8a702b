import { describe, expect, test } from '@jest/globals';
import { cartOf, MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const dear = MENU_HERE.map((dish) => (dish.id === 'club' ? { ...dish, priceCents: 123_450 } : dish));
const languages = ['en', 'de', 'fr', 'it', 'es', 'pt'];
const plain = (text: string | null) => (text ?? '').replace(/\s/gu, ' ');

describe('amounts in answers', () => {
  test.each([
    ['A green salad please', '€8.50'],
    ['Einen Green salad bitte', '8,50 €'],
    ['Une green salad, s’il vous plaît', '8,50 €'],
    ['Vorrei una green salad, per favore', '8,50 €'],
    ['Quiero una green salad por favor', '8,50 €'],
    ['Queria uma sanduíche club, por favor', '€ 16,50'],
  ])('are written as the guest writes them: %s', async (line, amount) => {
    const { reply } = await say(line, { menu: MENU_HERE, languages });
    expect(plain(reply)).toContain(amount);
    expect(reply).not.toContain('EUR');
  });

  test.each([
    ['Einen Club sandwich bitte', '1.234,50 €'],
    ['A club sandwich please', '€1,234.50'],
    ['Quiero un club sandwich por favor', '1234,50 €'],
  ])('of thousands pass the check of numbers: %s', async (line, amount) => {
    const { reply, handoff } = await say(line, { menu: dear, languages });
    expect(plain(reply)).toContain(amount);
    expect(handoff).toBeNull();
  });

  test('of an open cart are known to the check', async () => {
    const cart = cartOf([{ itemId: 'club', quantity: 1 }], null, dear);
    const { reply } = await say('Was habe ich bestellt?', { menu: dear, cart, languages });
    expect(plain(reply)).toContain('1.234,50 €');
  });
});
