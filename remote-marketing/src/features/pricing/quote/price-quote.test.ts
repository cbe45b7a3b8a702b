import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOf, formulaText } from './formula.ts';
import { priceQuote, type Quote } from './price-quote.ts';
import { priceList } from './prices/price-list.ts';
import { DEFAULT_REQUEST, type QuoteRequest } from './quote-request.ts';
import { anyRequest } from './quote-samples.ts';

const quoteOf = (change: Partial<QuoteRequest>): Quote =>
  priceQuote({ ...DEFAULT_REQUEST, billing: 'monthly', ...change }, priceList);
const sections = (quote: Quote) => [quote.month, quote.period, quote.once, quote.invoice];
const written = (quote: Quote) =>
  quote.month.lines.map(({ label, formula, cents }) => [label, formulaText(formula, quote.currency), cents]);

describe('any request', () => {
  test('the lines of each section sum to its total, in whole cents', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const { lines, cents } of sections(priceQuote(request, priceList))) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
          for (const line of lines) {
            expect(Number.isSafeInteger(line.cents)).toBe(true);
            expect(line.cents).toBe(amountOf(line.formula));
          }
        }
      }),
    );
  });

  test('the first invoice is what is paid for the period, what is paid once, and the tax on both', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { period, once, invoice } = priceQuote(request, priceList);
        const tax = invoice.cents - period.cents - once.cents;
        expect(Math.abs(tax * 10_000 - (period.cents + once.cents) * request.vat)).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  test('a month never costs less than the minimum of its plan', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { month } = priceQuote(request, priceList);
        expect(month.cents).toBeGreaterThanOrEqual(priceList.plans[request.plan].minimum[request.currency]);
      }),
    );
  });

  test('one room more never lowers the price', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const more = { ...request, rooms: request.rooms + 1 };
        expect(priceQuote(more, priceList).month.cents).toBeGreaterThanOrEqual(
          priceQuote(request, priceList).month.cents,
        );
      }),
    );
  });

  test('a year paid at once costs ten months', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { month, period } = priceQuote({ ...request, billing: 'annual' }, priceList);
        expect(period.cents).toBe(10 * month.cents);
      }),
    );
  });
});

test('each line shows its formula', () => {
  expect(written(quoteOf({ rooms: 60, tables: 12, listings: 1 }))).toEqual([
    ['House, rooms', '60 rooms × €6.00', 36_000],
    ['House, tables', '12 tables × €4.00', 4_800],
    ['House, listings', '1 listing × €9.00', 900],
    ['Online check-in', 'included in House', 0],
    ['Ordering', 'included in House', 0],
  ]);
});

test('rooms above 100 and above 250 cost less, and earlier rooms do not', () => {
  expect(written(quoteOf({ rooms: 300 })).slice(0, 3)).toEqual([
    ['House, rooms', '100 rooms × €6.00', 60_000],
    ['House, rooms above 100', '150 rooms × €6.00 × 90\u00a0%', 81_000],
    ['House, rooms above 250', '50 rooms × €6.00 × 80\u00a0%', 24_000],
  ]);
});

test('a small house pays up to the minimum, and the line says so', () => {
  expect(written(quoteOf({ plan: 'desk', rooms: 8 }))).toEqual([
    ['Desk, rooms', '8 rooms × €3.00', 2_400],
    ['Desk, up to its minimum', 'minimum €90.00 − €24.00', 6_600],
  ]);
});

test('a module that the plan does not include is counted by room, outlet or property', () => {
  const quote = quoteOf({
    plan: 'desk',
    rooms: 40,
    outlets: 2,
    modules: ['check-in', 'ordering', 'co-brand'],
  });
  expect(written(quote).slice(1)).toEqual([
    ['Online check-in', '40 rooms × €1.00', 4_000],
    ['Ordering', '2 outlets × €40.00', 8_000],
    ['Your brand', '1 × €60.00', 6_000],
  ]);
});

test('support is a share of everything before it', () => {
  const quote = quoteOf({ rooms: 60, languages: 5, pms: 'mews', support: 'extended' });
  expect(written(quote).slice(3)).toEqual([
    ['Languages beyond 3', '2 languages × €15.00', 3_000],
    ['Mews connection', '1 × €80.00', 8_000],
    ['Extended support', '12\u00a0% of €470.00', 5_640],
  ]);
});

test('a connection has a set-up price that is paid once', () => {
  expect(quoteOf({ pms: 'protel', onboarding: 'remote' }).once.cents).toBe(45_000 + 40_000);
  expect(quoteOf({}).once.cents).toBe(0);
});
