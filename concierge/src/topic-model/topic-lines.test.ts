import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { foldLine } from '../learning/subword-features.ts';
import { measuredLines } from '../training/measured-lines.ts';
import { loadTopicLines, TopicLines } from './topic-lines.ts';

const folder = join(import.meta.dirname, '../../lines/topics');
const lines = loadTopicLines(folder);
const topics: string[] = JSON.parse(readFileSync(join(folder, 'topics.json'), 'utf8'));

describe('topic lines', () => {
  test('cover every topic, in questions and in facts, and no other', () => {
    for (const kind of ['question', 'fact']) {
      const told = new Set(lines.filter((line) => line.kind === kind).map(({ topic }) => topic));
      expect([...told].sort()).toEqual([...topics].sort());
    }
  });

  test('are in six languages', () => {
    expect(new Set(lines.map(({ language }) => language))).toEqual(
      new Set(['de', 'en', 'es', 'fr', 'it', 'pt']),
    );
  });

  test('do not overlap with the measured lines', () => {
    const measured = measuredLines();
    expect(lines.filter(({ text }) => measured.has(foldLine(text))).map(({ text }) => text)).toEqual([]);
  });

  test('with an invalid topic are refused', () => {
    const file = {
      language: 'en',
      licence: 'CC0-1.0',
      topics: { 'pool hours': { questions: [], facts: [] } },
    };
    expect(TopicLines.safeParse(file).success).toBe(false);
  });
});
