import { describe, expect, test } from '@jest/globals';
import { say } from './say.ts';

describe('the first job', () => {
  test('two more towels are asked for, promised in the property’s time zone, and streamed', async () => {
    const turn = await say('Could we have two more towels please?');
    expect(turn.reply).toBe('Of course. Housekeeping will bring two towels to Room 204 by 14:20.');
    expect(turn.parts).toEqual([{ kind: 'request', requestId: 'request-12' }]);
    expect(turn.created).toEqual([{ service: 'towels', quantity: 2, note: null }]);
    expect(turn.engine).toBe('embedded');
    const streamed = turn.shown.flatMap((shown) => (shown.kind === 'delta' ? [shown.text] : []));
    expect(streamed.length).toBeGreaterThan(1);
    expect(streamed.join('').trim()).toBe(turn.reply);
  });
});

describe('requests', () => {
  test.each([
    ['O ar condicionado está avariado e precisamos de 3 toalhas', ['airConditioning', 'towels']],
    ['¿Podrían traer dos almohadas y una manta?', ['pillows', 'blankets']],
    ['two towels and the AC is broken', ['towels', 'airConditioning']],
    ['there is no hot water', ['hotWater']],
    ['We ran out of shampoo', ['toiletries']],
    ['Não temos toalhas', ['towels']],
    ['Hello, towels x2 please. Also the tv does not work!', ['towels', 'tv']],
  ])('%s', async (text, services) => {
    const turn = await say(text);
    expect(turn.created.map((request) => request.service)).toEqual(services);
    expect(turn.parts).toHaveLength(services.length);
  });

  test.each([
    'No towels today please',
    "We don't need any more towels",
    'Hoje não queremos toalhas',
    'Hoy no necesitamos toallas',
  ])('does not request what is not wanted: %s', async (text) => {
    const turn = await say(text);
    expect(turn.created).toEqual([]);
    expect(turn.handoff).toBeNull();
  });

  test.each([
    'I have lost my glasses',
    "I can't find my glasses",
    'We lost our towels at the beach',
    'perdi a minha toalha na praia',
    'he perdido mi toalla en la playa',
  ])('does not bring what is lost: %s', async (text) => {
    const turn = await say(text);
    expect(turn.created.filter(({ service }) => service !== 'lostAndFound')).toEqual([]);
  });

  test('passes a quantity over the limit to a person, and promises nothing', async () => {
    const turn = await say('Please bring 40 towels');
    expect(turn.created).toEqual([]);
    expect(turn.handoff?.reason).toBe('quantity');
  });

  test('passes a service that is switched off to a person', async () => {
    const turn = await say('Please book the nightclub for us');
    expect(turn.created).toEqual([]);
    expect(turn.handoff?.reason).toBe('not-offered');
  });

  test('a refusal of the server ends with a person, not with a promise', async () => {
    const turn = await say('two towels please', { refuseRequests: 'too-many-open' });
    expect(turn.reply).not.toContain('will bring');
    expect(turn.reply).toContain('Several of your requests are still open');
    expect(turn.handoff?.reason).toBe('refused:too-many-open');
  });
});

describe('manners and languages', () => {
  test.each(['ok, thanks', 'Thank you so much!', '👍', 'obrigada', 'Vale, muchas gracias'])(
    'silence is right after "%s"',
    async (text) => {
      const turn = await say(text);
      expect(turn.reply).toBeNull();
      expect(turn.handoff).toBeNull();
    },
  );

  test('it says that it is not a person', async () => {
    expect((await say('are you a robot?')).reply).toContain('not a person');
  });

  test('a language that it does not speak is recognised, answered with an apology, and passed to a person', async () => {
    const turn = await say('Goedemorgen, ik heb twee handdoeken nodig alstublieft');
    expect(turn.reply).toContain('spijt me');
    expect(turn.handoff?.reason).toBe('language:nl');
  });

  test('an answer that starts like a question still fills its slot', async () => {
    const { created } = await say('until 1pm', {
      history: [
        ['guest', 'can I get a late checkout'],
        ['ai', 'Until what time would you like a late check-out?'],
      ],
    });
    expect(created).toMatchObject([{ service: 'lateCheckout', note: expect.stringContaining('1pm') }]);
  });
});
