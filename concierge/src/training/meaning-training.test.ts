import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { foldLine } from '../learning/subword-features.ts';
import { classifyMeaning } from '../meaning-model/classify-meaning.ts';
import { scoreHeldOutPersonas } from '../meaning-model/held-out.ts';
import { formatLabel } from '../meaning-model/meaning-labels.ts';
import type { MeaningLine } from '../meaning-model/meaning-lines.ts';
import { storeMeaningModel } from '../meaning-model/stored-meaning-model.ts';
import { trainMeaning } from '../meaning-model/train-meaning.ts';
import { framedLines } from './framed-lines.ts';
import { importMeaningLines } from './import-meaning-lines.ts';

const SMALL = { bits: 12, hidden: 12, seeds: [1], epochs: 12, learningRate: 0.2, dropout: 0.1 };
const line = (text: string, label: MeaningLine['labels'][number], persona: string): MeaningLine => ({
  language: 'en',
  persona,
  labels: [label],
  line: text,
});
const towels = { act: 'request', target: 'towels' } as const;
const breakfast = { act: 'ask', target: 'breakfast' } as const;
const thanks = { act: 'thank', target: null } as const;
const LINES = ['one', 'two', 'three'].flatMap((persona) => [
  line(`${persona} towels please`, towels, persona),
  line(`could we get ${persona} towel`, towels, persona),
  line(`bring towels for ${persona}`, towels, persona),
  line(`breakfast for ${persona} until when`, breakfast, persona),
  line(`when is breakfast, says ${persona}`, breakfast, persona),
  line(`thanks from ${persona}`, thanks, persona),
  line(`thank you, ${persona}`, thanks, persona),
]);

describe('training of the meaning model', () => {
  test('gives the same model for the same lines', () => {
    const bytes = () => JSON.stringify(storeMeaningModel(trainMeaning(LINES, SMALL)));
    expect(bytes()).toBe(bytes());
  });

  test('distinguishes acts and targets', () => {
    const [best] = classifyMeaning(trainMeaning(LINES, SMALL), 'fresh towels please').labels;
    expect(best && formatLabel(best)).toBe('request:towels');
  });

  test('is measured on a persona that was not learned', () => {
    const { lines, languages } = scoreHeldOutPersonas(LINES, [], SMALL, 1);
    expect(lines).toHaveLength(7);
    expect(lines.every(({ line: text }) => text.includes('two'))).toBe(true);
    expect(languages).toMatchObject([{ language: 'en', lines: 7 }]);
    expect(languages[0]?.microF1).toBeGreaterThan(0.5);
  });
});

describe('services in frames', () => {
  const lines = framedLines(join(import.meta.dirname, '../../lines/frames'));
  test('request and ask about every service, in six languages', () => {
    const labels = ['request:crib', 'ask:nightclub', 'report:towels', 'decline:towels', 'cancel:spa'];
    for (const language of ['en', 'pt', 'es', 'de', 'fr', 'it']) {
      const own = lines.filter((each) => each.language === language).flatMap((each) => each.labels);
      expect(own.map(formatLabel)).toEqual(expect.arrayContaining(labels));
    }
  });
});

describe('two services in one frame', () => {
  const lines = framedLines(join(import.meta.dirname, '../../lines/frames'));
  test.each(['en', 'pt', 'es', 'de', 'fr', 'it'])(
    'want both, or one instead of the other: %s',
    (language) => {
      const two = lines.filter((each) => each.language === language && each.labels.length === 2);
      const acts = two.map(({ labels }) => labels.map(({ act }) => act).join(' '));
      expect(new Set(acts)).toEqual(new Set(['request request', 'decline request', 'decline report']));
      for (const { labels } of two) expect(labels[0]?.target).not.toBe(labels[1]?.target);
    },
  );
});

describe('an import of lines', () => {
  test('skips unknown labels, duplicates, and measured lines', () => {
    const from = mkdtempSync(join(tmpdir(), 'lines-'));
    const to = mkdtempSync(join(tmpdir(), 'imported-'));
    const written = (lines: Record<string, string[]>) =>
      JSON.stringify({ language: 'en', persona: 'guest', licence: 'CC0-1.0', lines });
    mkdirSync(join(from, 'en'));
    writeFileSync(
      join(from, 'en', 'A-Guest.json'),
      written({ 'request:towels': ['Towels!', 'towels', 'measured line'], 'request:unicorn': ['a unicorn'] }),
    );
    writeFileSync(join(from, 'en', 'B.json'), written({ thank: ['TOWELS!', 'cheers'] }));
    const imported = importMeaningLines(from, to, new Set(['measured line'].map(foldLine)));
    expect(imported.map(({ lines, dropped }) => [lines, dropped.length])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(JSON.parse(readFileSync(join(to, 'en', 'a-guest.json'), 'utf8')).lines).toEqual({
      'request:towels': ['Towels!', 'towels'],
    });
  });
});
