import { describe, expect, test } from '@jest/globals';
import stored from '../../language/identification/letters/letter-model.json' with { type: 'json' };
import { LETTER_TRAINING, trainLetters } from '../../language/identification/letters/train-letters.ts';
import { heldOut, likeliest, linesByLanguage } from './letters.ts';

describe('the letters of languages', () => {
  const lines = linesByLanguage();

  test('the stored model is what the committed lines give', () => {
    expect(trainLetters(lines, LETTER_TRAINING)).toEqual(stored);
  });

  test('nearly all lines that a model has not seen are recognised, in each understood language', () => {
    const { model, unseen } = heldOut(lines);
    for (const language of ['en', 'pt', 'es', 'de', 'fr', 'it']) {
      const own = unseen.filter((line) => line.language === language);
      const right = own.filter(({ line }) => likeliest(model, line) === language);
      expect([language, right.length / own.length > 0.95]).toEqual([language, true]);
    }
  });
});
