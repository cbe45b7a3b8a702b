import { describe, expect, test } from '@jest/globals';
import { requestOf } from '../testing/scene.ts';
import { say } from './say.ts';

const towels = requestOf({ service: 'towels', quantity: 2, note: null }, 41);
const choicesOf = (parts: Awaited<ReturnType<typeof say>>['parts']) =>
  parts.flatMap((part) => (part.kind === 'choices' ? part.choices.map(({ label }) => label) : []));

describe('mode off', () => {
  test.each(['two towels please', 'What time is breakfast?', 'blorb'])(
    'passes everything to a person: %s',
    async (text) => {
      const turn = await say(text, { mode: 'off' });
      expect(turn).toMatchObject({ reply: null, handoff: { reason: 'mode:off', summary: text } });
      expect(turn.created).toEqual([]);
    },
  );

  test('an alarm is still raised', async () => {
    const turn = await say('There is a fire in my room', { mode: 'off' });
    expect(turn.handoff?.reason).toBe('emergency:fire');
    expect(turn.reply).toContain('alerting the team');
  });

  test('thanks need no one', async () => {
    expect(await say('ok, thanks', { mode: 'off' })).toMatchObject({ reply: null, handoff: null });
  });
});

describe('mode suggest', () => {
  test('the guest gets nothing from the concierge, and nothing is done', async () => {
    const turn = await say('two towels please', { mode: 'suggest' });
    expect(turn).toMatchObject({ reply: null, parts: [], actions: [], handoff: { reason: 'mode:suggest' } });
    expect(turn.created).toEqual([]);
    expect(turn.shown).toEqual([]);
    expect(turn.draft).toEqual({
      text: "Of course. I've asked Housekeeping for two towels for Room 204.",
      proposed: [{ kind: 'request', service: 'towels', title: 'Towels', quantity: 2, note: null }],
    });
  });

  test('a cancellation is proposed and not done', async () => {
    const turn = await say('Please cancel the towels', { mode: 'suggest', openRequests: [towels] });
    expect(turn.cancelled).toEqual([]);
    expect(turn.draft?.proposed).toEqual([{ kind: 'cancel', no: 41, title: 'Towels' }]);
  });

  test('a fact is searched for the draft', async () => {
    const turn = await say('What time is breakfast?', { mode: 'suggest' });
    expect(turn.draft).toEqual({ text: expect.stringContaining('07:00'), proposed: [] });
  });

  test('a restricted topic keeps its reason', async () => {
    const turn = await say('I want a refund', { mode: 'suggest' });
    expect(turn).toMatchObject({ reply: null, handoff: { reason: 'restricted:refund' } });
  });

  test('an alarm is raised and answered at once', async () => {
    const turn = await say('There is a fire in my room', { mode: 'suggest' });
    expect(turn.reply).toContain('alerting the team');
    expect(turn.draft).toBeUndefined();
  });
});

describe('the offer of a person', () => {
  const exchanges = (count: number) =>
    Array.from({ length: count }, () => [
      ['guest', 'What time is breakfast?'] as const,
      ['ai', 'Breakfast is served from 07:00 to 10:30 in the Restaurant Alba.'] as const,
    ]).flat();

  test('the twelfth answer without a resolution ends with it', async () => {
    const turn = await say('When is check-out?', { history: exchanges(11) });
    expect(turn.reply).toBe('Check-out is until 11:00. Would you like me to fetch a person?');
    expect(choicesOf(turn.parts)).toEqual(['Talk to a person']);
    expect(turn.handoff).toBeNull();
  });

  test.each([10, 12])('after %i answers it is not offered', async (count) => {
    const turn = await say('When is check-out?', { history: exchanges(count) });
    expect(turn.reply).toBe('Check-out is until 11:00.');
  });

  test.each([
    ['Would you like me to fetch a person?', 'yes please'],
    ['Would you like me to fetch a person?', 'ok'],
    ['Quer que chame uma pessoa?', 'sim, por favor'],
    ['¿Quiere que avise a una persona?', 'vale, gracias'],
    ["I don't know that, and I would rather not guess. Shall I fetch a person?", 'Yes!'],
  ])('"%s" - "%s" asks for a person', async (offer, answer) => {
    const turn = await say(answer, {
      history: [
        ['guest', 'hello'],
        ['ai', offer],
      ],
    });
    expect(turn.handoff?.reason).toBe('guest-asked');
  });

  test.each(['no thanks', 'thanks', 'What time is breakfast?'])('"%s" does not', async (answer) => {
    const turn = await say(answer, {
      history: [
        ['guest', 'hello'],
        ['ai', 'Would you like me to fetch a person?'],
      ],
    });
    expect(turn.handoff).toBeNull();
  });
});
