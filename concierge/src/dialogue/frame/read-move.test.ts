import { describe, expect, test } from '@jest/globals';
import { afterAgreeing, asksMore, readMove } from './read-move.ts';

describe('how a line refers to earlier messages', () => {
  test.each([
    ['en', 'actually no, forget it', { kind: 'dismiss' }],
    ['en', 'Hmm, never mind', { kind: 'dismiss' }],
    ['en', 'two of those please', { kind: 'those', count: 2 }],
    ['en', 'also one for my wife', { kind: 'more', count: 1 }],
    ['en', 'two more please', { kind: 'more', count: 2 }],
    ['en', 'same again please', { kind: 'again' }],
    ['en', 'not that, the other one', { kind: 'other' }],
    ['en', 'make it the day after', { kind: 'shift', minutes: 0, days: 1 }],
    ['en', 'can we do half an hour later?', { kind: 'shift', minutes: 30, days: 0 }],
    ['en', 'an hour earlier please', { kind: 'shift', minutes: -60, days: 0 }],
    ['en', 'bring them to the pool bar please', { kind: 'relocate' }],
    ['en', 'cancel the last one', { kind: 'ordinal', which: 'last' }],
    ['pt', 'afinal não, esqueça', { kind: 'dismiss' }],
    ['pt', 'e mais um para a minha mulher', { kind: 'more', count: 1 }],
    ['pt', 'afinal no dia seguinte', { kind: 'shift', minutes: 0, days: 1 }],
    ['pt', 'cancele o último', { kind: 'ordinal', which: 'last' }],
    ['es', 'mejor no, olvídalo', { kind: 'dismiss' }],
    ['es', 'dos de esos por favor', { kind: 'those', count: 2 }],
    ['es', 'y otra para mi mujer', { kind: 'more', count: 1 }],
    ['es', 'media hora más tarde mejor', { kind: 'shift', minutes: 30, days: 0 }],
    ['es', 'cancela la primera', { kind: 'ordinal', which: 'first' }],
  ] as const)('%s: %s', (language, text, move) => {
    expect(readMove(text, language)).toEqual(move);
  });

  test.each([
    ['en', 'one more towel please'],
    ['en', 'see you later'],
    ['en', 'I forgot my charger'],
    ['en', 'cancel the towels'],
    ['en', 'is the last metro at midnight?'],
    ['pt', 'mais uma toalha por favor'],
    ['es', 'otra toalla por favor'],
  ] as const)('is nothing when the line names its subject: %s: %s', (language, text) => {
    expect(readMove(text, language)).toBeNull();
  });

  test.each([
    ['en', 'yes, three please', 'three please'],
    ['en', 'ok then until 2 pm', 'then until 2 pm'],
    ['pt', 'sim, dois', 'dois'],
    ['es', 'sí, a las seis', 'a las seis'],
    ['en', 'two towels', null],
    ['es', 'siempre hay ruido', null],
  ] as const)('agrees, in %s: %s', (language, text, rest) => {
    expect(afterAgreeing(text, language)).toBe(rest);
  });

  test.each([
    ['en', 'and for children?'],
    ['en', 'how much would that cost?'],
    ['en', 'until when?'],
    ['pt', 'até que horas?'],
    ['es', '¿y cuánto cuesta?'],
  ] as const)('asks more, in %s: %s', (language, text) => {
    expect(asksMore(text, language)).toBe(true);
  });

  test.each(['what time is it?', 'how much is the massage?', 'where is the gym?'])(
    'is a complete question: %s',
    (text) => {
      expect(asksMore(text, 'en')).toBe(false);
    },
  );
});
