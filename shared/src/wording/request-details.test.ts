import { describe, expect, test } from '@jest/globals';
import { formatDetails } from './request-details.ts';

describe('the details of a request, when and for how many', () => {
  test.each([
    ['en', /^Sun,? 22 Nov, 07:00, 4 people$/],
    ['pt', /22.*, 07:00, 4 pessoas$/],
    ['es', /22.*, 07:00, 4 personas$/],
  ] as const)('are formatted in %s, the day first', (language, expected) => {
    const details = [
      { slot: 'party', value: '4' },
      { slot: 'time', value: '07:00' },
      { slot: 'date', value: '2026-11-22' },
    ];
    expect(formatDetails(details, language)).toMatch(expected);
  });

  test('have a word for an end', () => {
    expect(formatDetails([{ slot: 'until', value: '13:00' }])).toBe('until 13:00');
  });

  test('are empty when none were given', () => {
    expect(formatDetails(undefined)).toBe('');
  });
});
