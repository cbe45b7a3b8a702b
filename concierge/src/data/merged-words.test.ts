import { describe, expect, test } from '@jest/globals';
import { alternations, loadMergedWords, mergePhrases, SomePhrases } from './merged-words.ts';

describe('words that guests mix across languages', () => {
  test('are those of every language in turn, each once', () => {
    const merged = mergePhrases(
      'joins',
      ['and'],
      [{ and: ['and', 'also'] }, { and: ['e'] }, { and: ['y', 'e'] }],
    );
    expect(merged).toEqual({ and: ['and', 'also', 'e', 'y'] });
    expect(alternations(merged)).toEqual({ and: 'and|also|e|y' });
  });

  test('a language may have none for a key', () => {
    expect(mergePhrases('joins', ['tens'], [{ tens: [] }, { tens: ['e'] }, {}])).toEqual({ tens: ['e'] });
  });

  test('a key without a phrase in any language is reported, as it would match everywhere', () => {
    expect(() => mergePhrases('joins', ['tens'], [{ tens: [] }, {}])).toThrow(
      'concierge/data/*/joins.json: tens has no phrase',
    );
  });

  test('a file with a key that no code asks for is reported by its name', () => {
    expect(() => loadMergedWords('places', { room: SomePhrases })).toThrow(
      /concierge\/data\/en\/places\.json/,
    );
  });

  test('a key that is missing in a language is reported', () => {
    const keys = ['room', 'table', 'named', 'numberWords', 'everywhere', 'lobby'] as const;
    const lists = Object.fromEntries(keys.map((key) => [key, SomePhrases]));
    expect(() => loadMergedWords('places', lists)).toThrow(/en\/places\.json.*lobby/s);
  });
});
