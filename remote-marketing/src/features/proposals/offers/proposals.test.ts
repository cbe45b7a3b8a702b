import { describe, expect, test } from '@jest/globals';
import { checkQuoteRequest } from '../../pricing/quote/quote-request.ts';
import { issuedLines } from './issued-quote.ts';
import { validityOn } from './proposal.ts';
import { proposals } from './proposals.ts';

describe.each(proposals)('the proposal for $hotel', (proposal) => {
  const { quote } = proposal;

  test('can be priced, in lines that sum to their totals', () => {
    expect(checkQuoteRequest(quote.request, 3).ok).toBe(true);
    const { month, period, once, invoice } = issuedLines(quote);
    for (const section of [month, period, once, invoice]) {
      expect(section.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(section.cents);
    }
  });

  test('is valid for a while after it was issued, and its history is in order', () => {
    expect(quote.issued < quote.validUntil).toBe(true);
    const days = quote.history.map(({ day }) => day);
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)).toBe(quote.issued);
  });

  test('says of its connection when it is really invoiced', () => {
    const first = quote.request.billing === 'annual' ? 'the first year' : 'the first month';
    expect(proposal.terms.find((term) => term.includes('connection is invoiced'))).toContain(first);
  });

  test('plans every week from 0 to 6', () => {
    expect(proposal.rollout.map(({ weeks }) => weeks)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((week) => `Week ${week}`),
    );
  });
});

test('issued quotes are frozen: their amounts are the ones that were sent', () => {
  const sent = proposals.map(({ quote }) => {
    const lines = issuedLines(quote);
    return [quote.number, lines.month.cents, lines.period.cents, lines.once.cents, lines.invoice.cents];
  });
  expect(sent).toEqual([
    ['BK-2026-0031-S', 76_944, 769_440, 85_000, 1_050_961],
    ['BK-2026-0034-S', 645_658, 645_658, 1_185_000, 1_830_658],
    ['BK-2026-0027-S', 2_154_000, 21_540_000, 1_570_000, 26_576_500],
  ]);
});

test('a quote from a price list that is not stored is an error, and not a price', () => {
  const [first] = proposals;
  expect(() => issuedLines({ ...(first as (typeof proposals)[number]).quote, priceList: '1999-01' })).toThrow(
    'names price list 1999-01',
  );
});

test('an offer is valid through its last day, and nothing is said before a day is known', () => {
  expect(validityOn('2026-11-16', '2026-11-16')).toBe('valid');
  expect(validityOn('2026-11-16', '2026-11-17')).toBe('expired');
  expect(validityOn('2026-12-31', '2027-01-01')).toBe('expired');
  expect(validityOn('2026-11-16', null)).toBe('unknown');
});
