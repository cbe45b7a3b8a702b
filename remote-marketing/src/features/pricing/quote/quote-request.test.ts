import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  checkQuoteRequest,
  DEFAULT_REQUEST,
  formatQuoteRequest,
  parseQuoteRequest,
  type QuoteRequest,
} from './quote-request.ts';
import { anyRequest } from './quote-samples.ts';

const problemsOf = (change: Partial<QuoteRequest>) => {
  const checked = checkQuoteRequest({ ...DEFAULT_REQUEST, ...change }, 3);
  return checked.ok ? {} : checked.error;
};

test('a link brings back exactly what was shared', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      expect(parseQuoteRequest(formatQuoteRequest(request))).toEqual(request);
    }),
  );
});

test('any text in a link opens as a request that is within its ranges', () => {
  const anyLink = fc.oneof(
    fc.string(),
    fc.webQueryParameters(),
    fc
      .tuple(fc.constantFrom('rooms', 'vat', 'plan', 'languages', 'modules'), fc.string())
      .map(([key, value]) => `${key}=${value}`),
  );
  fc.assert(
    fc.property(anyLink, (text) => {
      const request = parseQuoteRequest(text);
      expect(
        Object.keys(problemsOf({ ...request, plan: 'house', rooms: Math.max(1, request.rooms) })),
      ).toEqual([]);
    }),
  );
});

test('the default is an empty link, and an empty link is the default', () => {
  expect(formatQuoteRequest(DEFAULT_REQUEST)).toBe('');
  expect(parseQuoteRequest('')).toEqual(DEFAULT_REQUEST);
});

test('numbers out of range, or not whole, are refused with the range', () => {
  expect(problemsOf({ rooms: 5_001 })).toEqual({ rooms: 'A whole number from 0 to 5000.' });
  expect(problemsOf({ outlets: 1.5 })).toEqual({ outlets: 'A whole number from 0 to 50.' });
  expect(problemsOf({ languages: Number.NaN })).toHaveProperty('languages');
  expect(problemsOf({ vat: 3_001 })).toEqual({ vat: 'A rate from 0 to 30 %, with at most two decimals.' });
});

test('something must be counted', () => {
  expect(problemsOf({ rooms: 0 })).toEqual({ rooms: 'Count at least one room, table or listing.' });
  expect(problemsOf({ rooms: 0, listings: 1 })).toEqual({});
});

test('Desk answers in three languages, because it has no language model', () => {
  expect(problemsOf({ plan: 'desk', languages: 4 })).toHaveProperty('languages');
  expect(problemsOf({ plan: 'desk', languages: 3 })).toEqual({});
});
