import { describe, expect, test } from '@jest/globals';
import { PARAPHRASES } from '../../../evaluation/paraphrases.ts';
import { searchOf } from '../../../evaluation/property-rows.ts';
import { toldFacts } from './relevant-facts.ts';

/** The committed model answers two thirds of these questions (docs/measurements.md). */
const RIGHT_LEAST = 0.6;
const WRONG_MOST = 0.05;

const { facts, questions, unanswerable } = PARAPHRASES;
const search = searchOf(facts);

function answer(question: string): string[] {
  const found = search(question).map(({ key, source, text, ...fact }) => ({
    ...fact,
    id: key,
    key,
    title: source.title,
    text: text.en ?? '',
  }));
  return toldFacts(question, found, 'en').told.map(({ key }) => key);
}

describe('knowledge of a property', () => {
  test('answers questions in other words and other languages', () => {
    const right = questions.filter(({ text, fact }) => answer(text).includes(fact));
    expect(right.length / questions.length).toBeGreaterThanOrEqual(RIGHT_LEAST);
  });

  test('does not answer unrelated questions', () => {
    const asked = [...questions, ...unanswerable.map((text) => ({ text, fact: null }))];
    const misses = asked.filter(({ text, fact }) => answer(text).some((key) => key !== fact));
    expect(misses.length / asked.length).toBeLessThanOrEqual(WRONG_MOST);
  });
});
