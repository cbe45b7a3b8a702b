import { describe, expect, test } from '@jest/globals';
import { PROPERTIES, type PropertyRows, searchOf } from '../../../evaluation/property-rows.ts';
import { identifyLanguage } from '../../../language/identification/identify-language.ts';
import { relevantFacts } from './relevant-facts.ts';

const RIGHT_LEAST = 0.85;
/** A property where few questions share a word with their answers. */
const PARAPHRASED: Readonly<Record<string, number>> = { 'Quinta do Galo': 0.7 };
const WRONG_MOST = 0.05;
/** Answers questions at a property as a turn does: searches, then selects the results that are an answer. */
function answering({ facts }: Pick<PropertyRows, 'facts'>) {
  const search = searchOf(facts);
  return (question: string): string | null => {
    const identified = identifyLanguage(question);
    const language = identified === 'pt' || identified === 'es' ? identified : 'en';
    const found = search(question).map(({ key, source, text, ...fact }) => ({
      ...fact,
      id: key,
      key,
      title: source.title,
      text: text[language] ?? text.en ?? '',
    }));
    return relevantFacts(question, found, language)[0]?.key ?? null;
  };
}

describe.each(PROPERTIES)('the facts of $name', (property) => {
  const { questions, unanswerable } = property;
  const answer = answering(property);

  test('answer the questions that were written before the search was', () => {
    const right = questions.filter(({ text, fact }) => answer(text) === fact);
    expect(right.length / questions.length).toBeGreaterThanOrEqual(PARAPHRASED[property.name] ?? RIGHT_LEAST);
  });

  test('seldom answer a question about something else', () => {
    const asked = [...questions, ...unanswerable.map((text) => ({ text, fact: null }))];
    const misses = asked.filter(({ text, fact }) => ![null, fact].includes(answer(text)));
    expect(misses.length / asked.length).toBeLessThanOrEqual(WRONG_MOST);
  });
});

describe('a fact', () => {
  const fact = (key: string, title: string, text: string, values: Record<string, string> = {}) => ({
    key,
    source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
    text: { en: text },
    values,
  });
  const answer = answering({
    facts: [
      fact('sauna', 'Sauna', 'The sauna is on floor 2.'),
      fact('bowling.hours', 'Bowling alley', 'The bowling alley is open until 23:00.', { until: '23:00' }),
      fact('bowling.price', 'Price of bowling', 'A game costs 6 EUR.', { price: '6 EUR' }),
      fact('shoes', 'Bowling shoes', 'Shoes are at the counter.'),
    ],
  });

  test.each([
    ['How much is a game of bowling?', 'bowling.price'],
    ['Until when is the bowling alley open?', 'bowling.hours'],
    ['Where is the sauna?', 'sauna'],
  ])('answers a question on its subject: %s', (question, key) => {
    expect(answer(question)).toBe(key);
  });

  test.each([
    'How much is the sauna?',
    'When does the sauna open?',
    'How much are the bowling shoes?',
    'Is there a cinema?',
  ])('without the requested value is no answer: %s', (question) => {
    expect(answer(question)).toBeNull();
  });
});
