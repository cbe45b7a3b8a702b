import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { classify } from '../learning/classifier.ts';
import { scoreHeldOutQuestions, splitLines } from '../topic-model/held-out.ts';
import { storeTopicModel } from '../topic-model/stored-topic-model.ts';
import type { TopicLine } from '../topic-model/topic-lines.ts';
import { trainTopics } from '../topic-model/train-topics.ts';
import { importTopicLines } from './import-topic-lines.ts';

const SMALL = { bits: 10, hidden: 8, seeds: [1], epochs: 12, learningRate: 0.2, dropout: 0.1 };

const question = (topic: string, text: string): TopicLine => ({
  topic,
  language: 'en',
  file: 'en/a.json',
  kind: 'question',
  text,
});
const LINES: TopicLine[] = [
  ...['till when is breakfast', 'breakfast times please', 'when do you serve breakfast'].map((text) =>
    question('breakfast.hours', text),
  ),
  ...['what does parking cost', 'price of parking', 'how much is parking a night'].map((text) =>
    question('parking.price', text),
  ),
  {
    topic: 'parking.price',
    language: 'en',
    file: 'en/a.json',
    kind: 'fact',
    title: 'Garage',
    text: 'A place in the garage costs 12 EUR.',
  },
];

describe('training the topic model', () => {
  test('gives the same bytes twice, and learns from questions and from facts', () => {
    const models = trainTopics(LINES, SMALL);
    expect(storeTopicModel(trainTopics(LINES, SMALL))).toEqual(storeTopicModel(models));
    for (const [text, topic] of [
      ['breakfast?', 0],
      ['garage', 1],
    ] as const)
      expect(classify(models, text)[topic]).toBeGreaterThan(0.5);
  });

  test('holds out every seventh question of a topic, and no fact', () => {
    const many = Array.from({ length: 15 }, (_, at) =>
      question('parking.price', `parking ${'x'.repeat(at)}`),
    );
    const { learned, heldOut } = splitLines([...LINES, ...many]);
    expect(heldOut).toHaveLength(2);
    expect(learned.length + heldOut.length).toBe(LINES.length + many.length);
    const [all] = scoreHeldOutQuestions([...LINES, ...many], SMALL);
    expect(all).toMatchObject({ language: 'all', questions: 2, first: 1 });
  });
});

describe('importing topic lines', () => {
  test('skips unknown topics, duplicates, and measured lines', () => {
    const [from, to] = [mkdtempSync(join(tmpdir(), 'from-')), mkdtempSync(join(tmpdir(), 'to-'))];
    mkdirSync(join(from, 'en'));
    const written = {
      language: 'xx',
      topics: {
        'pool.hours': {
          questions: ['Can we swim at 9?', 'can we swim at 10?', 'measured line', ' '],
          facts: [{ title: 'Pool', text: 'The pool is open until 21:00.' }],
        },
        unicorns: { questions: ['where do they live'], facts: [] },
      },
    };
    writeFileSync(join(from, 'en', 'a.json'), JSON.stringify(written));
    const [imported] = importTopicLines(from, to, new Set(['pool.hours']), new Set(['measured line']));
    expect(imported).toMatchObject({ lines: 2 });
    expect(imported?.dropped).toHaveLength(4);
    expect(JSON.parse(readFileSync(join(to, 'en', 'a.json'), 'utf8'))).toEqual({
      language: 'en',
      licence: 'CC0-1.0',
      topics: {
        'pool.hours': { questions: ['Can we swim at 9?'], facts: written.topics['pool.hours'].facts },
      },
    });
  });
});
