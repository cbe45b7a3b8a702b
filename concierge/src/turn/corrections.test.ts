import { describe, expect, test } from '@jest/globals';
import { converse } from './converse.ts';
import { say } from './say.ts';

describe('a line that corrects itself', () => {
  test.each([
    ['two pillows please, make that three', 'pillows'],
    ['towels, make it three, for tomorrow 7 am', 'towels'],
    ['duas almofadas por favor, afinal três', 'pillows'],
    ['due cuscini, no meglio tre', 'pillows'],
    ['dos almohadas, mejor tres', 'pillows'],
  ])('requests once, with the last number: %s', async (text, service) => {
    const turn = await say(text, { languages: ['en', 'pt', 'es', 'de', 'it'] });
    expect(turn.created).toMatchObject([{ service, quantity: 3 }]);
    expect(turn.reply).not.toMatch(/open request|pedido em aberto/);
  });
});

describe('a line that is not yet a request', () => {
  test('keeps its number when the guest confirms it', async () => {
    const [asked, agreed] = await converse(['do you have 3 more towels?', 'yes please']);
    expect(asked?.created).toEqual([]);
    expect(agreed?.created).toMatchObject([{ service: 'towels', quantity: 3 }]);
  });

  test.each(["don't clean today please", 'hoje não limpem o quarto', 'por favor no molestar'])(
    'goes to a person when there is nothing to bring: %s',
    async (text) => {
      const turn = await say(text);
      expect(turn.created).toEqual([]);
      expect(turn.handoff?.reason).toBe('guest-told');
    },
  );
});
