import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { foldLine } from '../learning/subword-features.ts';
import { formatLabel, parseLabel } from './meaning-labels.ts';
import { loadMeaningLines, MeaningLines } from './meaning-lines.ts';

const root = join(import.meta.dirname, '../..');
const lines = loadMeaningLines(join(root, 'lines/meaning'));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

const measured = new Set(
  readdirSync(join(root, 'src/evaluation/sets'), { recursive: true, withFileTypes: true })
    // Dialogue sets measure what lines mean in context; `yes` and `until when?` are in all of them.
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.parentPath.endsWith('dialogues'),
    )
    .flatMap((entry) => stringsIn(JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8'))))
    .map(foldLine),
);

describe('meaning lines', () => {
  test('are at least 25,000, in six languages and in mixed ones', () => {
    expect(lines.length).toBeGreaterThanOrEqual(25_000);
    expect(new Set(lines.map(({ language }) => language))).toEqual(
      new Set(['de', 'en', 'es', 'fr', 'it', 'mixed', 'pt']),
    );
  });

  test('are unique in each language', () => {
    const keys = lines.map(({ language, line }) => `${language} ${foldLine(line)}`);
    const seen = new Set<string>();
    const again = keys.filter((key) => seen.size === seen.add(key).size);
    expect(again).toEqual([]);
  });

  test('do not overlap with the measured lines', () => {
    expect(lines.filter(({ line }) => measured.has(foldLine(line))).map(({ line }) => line)).toEqual([]);
  });

  test.each([
    'request:slippers',
    'tell:lateArrival',
    'follow:how-much',
    'ask:check-out',
    'thank',
    'cancel:?',
  ])('may say "%s"', (label) => {
    const parsed = parseLabel(label);
    expect(parsed && formatLabel(parsed)).toBe(label);
  });

  test.each(['request', 'request:unicorn', 'thank:towels', 'tell:towels', 'ask:?', 'request:towels:two', ''])(
    'may not say "%s"',
    (label) => expect(parseLabel(label)).toBeNull(),
  );

  test('with an unknown label are refused', () => {
    const file = {
      language: 'en',
      persona: 'guest',
      licence: 'CC0-1.0',
      lines: { 'request:unicorn': ['a'] },
    };
    expect(MeaningLines.safeParse(file).error?.message).toContain('request:unicorn');
  });
});
