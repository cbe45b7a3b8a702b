import { describe, expect, test } from '@jest/globals';
import type { AlarmLine } from './alarm-lines.ts';
import { paraphraseFolds } from './paraphrase-folds.ts';

const fire = (line: string): AlarmLine => ({ language: 'en', label: 'fire', line });
const filler = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => fire(`${word}${'abcdefghijklmnopqrstuvwx'[at]}x alone`));

describe('folds of lines', () => {
  const lines = [
    fire('the old curtain is on fire'),
    ...filler(20, 'q'),
    fire('the curtain is on fire'),
    ...filler(20, 'z'),
  ];
  const folds = paraphraseFolds(lines, 3, 1);

  test('keep paraphrases and neighbouring lines together', () => {
    expect(folds[21]).toBe(folds[0]);
    expect(new Set(folds.slice(0, 8)).size).toBe(1);
  });

  test('are the same for the same seed, and all used', () => {
    expect(paraphraseFolds(lines, 3, 1)).toEqual(folds);
    expect(new Set(folds).size).toBe(3);
  });
});
