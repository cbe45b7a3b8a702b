import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { foldLine } from '../learning/subword-features.ts';
import { loadAlarmLines } from './alarm-lines.ts';

const root = join(import.meta.dirname, '../..');
const lines = loadAlarmLines(join(root, 'lines/alarm'));
const languages = [...new Set(lines.map(({ language }) => language))];
const of = (language: string, danger: boolean) =>
  lines.filter((line) => line.language === language && (line.label !== 'none') === danger);

const wordsOf = (line: string) => foldLine(line).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

const measured = readdirSync(join(root, 'src/evaluation/sets'), { recursive: true, withFileTypes: true })
  // Dialogue sets measure what lines mean in context, not alarms.
  .filter(
    (entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.parentPath.endsWith('dialogues'),
  )
  .flatMap((entry) => stringsIn(JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8'))));

describe('alarm lines', () => {
  test('exist in twenty languages', () => {
    expect(languages).toHaveLength(20);
  });

  test.each(['en', 'pt', 'es'])('%s has at least 690 lines of danger and 840 without', (language) => {
    expect(of(language, true).length).toBeGreaterThanOrEqual(690);
    expect(of(language, false).length).toBeGreaterThanOrEqual(840);
  });

  test.each(languages)('in %s nearly half are without danger, and none is a duplicate', (language) => {
    const [danger, none] = [of(language, true), of(language, false)];
    expect(none.length / (danger.length + none.length)).toBeGreaterThan(0.4);
    const folded = [...danger, ...none].map(({ line }) => line.toLowerCase());
    expect(folded.filter((line, at) => folded.indexOf(line) !== at)).toEqual([]);
  });

  test('do not overlap with the measured lines, bare words apart', () => {
    const sets = new Set(measured.map((line) => wordsOf(line).join(' ')));
    expect(sets.size).toBeGreaterThan(500);
    const seen = lines.filter(({ line }) => wordsOf(line).length > 2 && sets.has(wordsOf(line).join(' ')));
    expect(seen).toEqual([]);
  });
});
