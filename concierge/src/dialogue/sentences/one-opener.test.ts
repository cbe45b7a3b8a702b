import { describe, expect, test } from '@jest/globals';
import { withOneOpener } from './one-opener.ts';

describe('an answer of several parts', () => {
  test('has one opener', () => {
    expect(withOneOpener(['Of course. Two towels.', 'Of course. A blanket.'], 'en')).toEqual([
      'Of course. Two towels.',
      'A blanket.',
    ]);
    expect(withOneOpener(['Lamento. O ar condicionado.', 'Com certeza. Duas toalhas.'], 'pt')).toEqual([
      'Lamento. O ar condicionado.',
      'Duas toalhas.',
    ]);
  });

  test('without an opener is unchanged', () => {
    expect(withOneOpener(['Check-out is until 11:00.', 'Por supuesto.'], 'es')).toEqual([
      'Check-out is until 11:00.',
      'Por supuesto.',
    ]);
  });
});
