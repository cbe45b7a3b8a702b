import { describe, expect, test } from '@jest/globals';
import { requestOf, type SceneOptions, scene } from '../testing/scene.ts';
import { createConcierge } from './create-concierge.ts';

const answer = async (text: string, options: SceneOptions) => {
  const { context, ports, created, cancelled } = scene(text, options);
  const result = await createConcierge({})(context, ports, new AbortController().signal);
  return { result, created, cancelled };
};

const wakeUp = {
  ...requestOf({ service: 'wakeupCall', quantity: null, note: null }, 7),
  details: [
    { slot: 'date', value: '2026-03-16' },
    { slot: 'time', value: '07:00' },
  ],
};
const towels = requestOf({ service: 'towels', quantity: 2, note: null }, 8);

describe('a guest who changes their mind', () => {
  test.each([
    ['en', 'room 204, towels, make it three. no wait, four', 4],
    ['en', 'three towels please. sorry, make that two', 2],
    ['pt', 'três toalhas. não, espere, quatro', 4],
  ])(
    'within one line changes nothing that was asked for before, in %s: %s',
    async (language, text, quantity) => {
      const pillows = requestOf({ service: 'pillows', quantity: 1, note: null }, 9);
      const { created } = await answer(text, { openRequests: [pillows], languages: [language] });
      expect(created).toMatchObject([{ service: 'towels', quantity }]);
      expect(created[0]).not.toHaveProperty('amends');
    },
  );

  test.each([
    ['en', 'actually just one towel'],
    ['pt', 'afinal só uma toalha'],
    ['es', 'mejor solo una toalla'],
  ])('changes the number of what is on its way, in %s: %s', async (language, text) => {
    const { created } = await answer(text, {
      history: [['guest', 'x']],
      openRequests: [wakeUp, towels],
      languages: [language],
    });
    expect(created).toMatchObject([{ service: 'towels', amends: 8, quantity: 1 }]);
  });

  test.each([
    ['en', 'make it 8', '08:00'],
    ['en', 'Sorry, can you make it 8:30 instead?', '08:30'],
    ['en', 'make it 9 instead', '09:00'],
    ['en', 'make it 9 instead please', '09:00'],
    ['pt', 'afinal às 7 por favor', '07:00'],
    ['es', 'mejor a las 7 por favor', '07:00'],
    ['en', 'actually 9 am', '09:00'],
    ['en', 'sorry, 7:45 instead', '07:45'],
    ['en', 'no wait, half past 6', '06:30'],
    ['pt', 'afinal às 8', '08:00'],
    ['pt', 'pode ser às 9 e meia?', '09:30'],
    ['pt', 'desculpe, às 8', '08:00'],
    ['es', 'perdón, a las 9 y cuarto', '09:15'],
    ['pt', 'pode ser às 19h30', '19:30'],
    ['es', 'mejor a las 8', '08:00'],
    ['es', 'que sea a las ocho y media', '08:30'],
  ])('moves the last request, in %s: %s', async (language, text, time) => {
    const { created, result } = await answer(text, {
      history: [['guest', 'x']],
      openRequests: [wakeUp],
      languages: [language],
    });
    expect(created).toMatchObject([
      { service: 'wakeupCall', amends: 7, details: [{ slot: 'time', value: time }] },
    ]);
    expect(result.handoff).toBeNull();
  });

  test('changes the quantity', async () => {
    const { created } = await answer('make it three', { openRequests: [towels] });
    expect(created).toMatchObject([{ service: 'towels', amends: 8, quantity: 3 }]);
  });

  test.each(['make it quick', 'make it a surprise for my wife', 'make it 8'])(
    'changes nothing when nothing fits: %s',
    async (text) => {
      const { created } = await answer(text, { openRequests: [] });
      expect(created).toEqual([]);
    },
  );

  test('a guest who refuses what is on its way is asked, and a yes cancels it', async () => {
    const asked = await answer('no towels today please', { openRequests: [towels] });
    expect(asked.cancelled).toEqual([]);
    expect(asked.result.reply).toContain('No. 8');
    expect(asked.result.parts).toMatchObject([{ kind: 'choices', choices: [{}, {}] }]);
    const yes = await answer('yes', {
      openRequests: [towels],
      history: [
        ['guest', 'no towels today please'],
        ['ai', asked.result.reply ?? ''],
      ],
    });
    expect(yes.cancelled).toEqual([8]);
  });
});
