import { describe, expect, test } from '@jest/globals';
import { alsoCalled, MOST_SYNONYMS } from './synonyms.ts';

describe('Synonyms of a text', () => {
  test('are the other words of each group that it has a word of, in any spelling', () => {
    const own = [
      ['thermal circuit', 'hammam', 'Banho Turco'],
      ['jetty', 'pier'],
      ['circuit', 'loop'],
    ];
    expect(alsoCalled('The Thermal-Circuit', own)).toEqual(['hammam', 'banho turco', 'loop']);
    expect(alsoCalled('Our thermal pools', own)).toEqual([]);
    expect(alsoCalled('Hamman', own)).toEqual([]);
    expect(alsoCalled('Wi-Fi on the pier', own)).toEqual(['wifi', 'internet', 'wlan', 'jetty']);
  });

  test('are limited, however many groups it has a word of', () => {
    const own = Array.from({ length: 200 }, (_, group) =>
      Array.from({ length: 20 }, (_, word) => (word === 0 ? 'towels' : `linen ${group} ${word}`)),
    );
    expect(alsoCalled('Towels', own)).toHaveLength(MOST_SYNONYMS);
    expect(alsoCalled('Soap', own)).toEqual([]);
  });
});
