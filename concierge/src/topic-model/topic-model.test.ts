import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { factTopics, likenessOf, questionTopics } from './topic-likeness.ts';
import manifest from './topic-model.manifest.json' with { type: 'json' };
import { readTopics, TOPIC_NAMES } from './topic-model.ts';

const likeliest = (text: string) => {
  const read = readTopics(text);
  return TOPIC_NAMES[read.indexOf(Math.max(...read))];
};

describe('the topic model', () => {
  test('matches its manifest', () => {
    const bytes = readFileSync(join(import.meta.dirname, 'topic-model.json'));
    expect(bytes.length).toBe(manifest.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(manifest.sha256);
  });

  test('takes at most 3 MB', () => expect(manifest.bytes).toBeLessThanOrEqual(3_000_000));

  test.each([
    ['how late can i roll in for my morning eggs', 'breakfast.hours'],
    ['quanto custa deixar o carro convosco', 'parking.price'],
    ['¿puedo beber agua del grifo?', 'water.tap'],
    ['Wie lautet das Passwort fürs Internet?', 'wifi.password'],
  ])('reads "%s" as %s', (question, topic) => expect(likeliest(question)).toBe(topic));

  test('returns probabilities, also for empty text', () => {
    for (const text of ['when is the pool open', '', '?']) {
      const sum = readTopics(text).reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(1, 3);
    }
  });
});

describe('the topics of a fact', () => {
  const breakfast = {
    title: 'Morning table',
    key: 'morning Table',
    texts: ['Breakfast is served until 10:15.'],
  };
  const parking = { title: 'Cars', key: 'cars', texts: ['A place in the garage costs 12 EUR a night.'] };
  const likeness = (question: string, fact: Parameters<typeof factTopics>[0]) =>
    likenessOf(questionTopics(question), factTopics(fact));

  test('resemble those of a question without a common word', () => {
    const question = 'how late do you still do croissants and coffee';
    expect(likeness(question, breakfast)).toBeGreaterThan(2 * likeness(question, parking));
  });

  test('equal themselves, and are empty for a fact without words', () => {
    const topics = factTopics(parking);
    expect(likenessOf(topics, topics)).toBeCloseTo(1, 3);
    const nothing = factTopics({ title: '', key: '', texts: [] });
    expect(likenessOf(questionTopics('where do i park'), nothing)).toBe(0);
  });
});
