import { describe, expect, test } from '@jest/globals';
import { say } from './say.ts';

describe('forms over several turns', () => {
  test('a missing time is asked for, and the answer completes the request', async () => {
    const first = await say('wake-up call please');
    expect(first.created).toEqual([]);
    const second = await say('7:30', {
      history: [
        ['guest', 'wake-up call please'],
        ['ai', first.reply ?? ''],
      ],
    });
    expect(second.created).toEqual([
      expect.objectContaining({
        service: 'wakeupCall',
        details: [
          { slot: 'date', value: '2026-03-16' },
          { slot: 'time', value: '07:30' },
        ],
      }),
    ]);
  });

  test('two missing slots are asked for one after the other', async () => {
    const first = await say('Quisiera reservar un masaje');
    const second = await say('mañana', {
      history: [
        ['guest', 'Quisiera reservar un masaje'],
        ['ai', first.reply ?? ''],
      ],
    });
    expect(second.created).toEqual([]);
    const third = await say('a las 17:00', {
      history: [
        ['guest', 'Quisiera reservar un masaje'],
        ['ai', first.reply ?? ''],
        ['guest', 'mañana'],
        ['ai', second.reply ?? ''],
      ],
    });
    expect(third.created).toEqual([
      expect.objectContaining({
        service: 'massage',
        details: [
          { slot: 'date', value: '2026-03-16' },
          { slot: 'time', value: '17:00' },
        ],
      }),
    ]);
  });

  test('an ambiguous wish is confirmed with choices, and yes completes it', async () => {
    const first = await say('do you have an adapter?');
    expect(first.parts).toEqual([expect.objectContaining({ kind: 'choices' })]);
    const second = await say('yes please', {
      history: [
        ['guest', 'do you have an adapter?'],
        ['ai', first.reply ?? ''],
      ],
    });
    expect(second.created.map((request) => request.service)).toEqual(['adapter']);
  });

  test('a new question in the middle of a form is answered, not used as a slot', async () => {
    const first = await say('wake-up call please');
    const second = await say('What time is breakfast?', {
      history: [
        ['guest', 'wake-up call please'],
        ['ai', first.reply ?? ''],
      ],
    });
    expect(second.created).toEqual([]);
    expect(second.reply).toContain('07:00');
  });
});
