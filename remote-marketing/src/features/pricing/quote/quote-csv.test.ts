import { beforeAll, expect, test } from '@jest/globals';
import { priceQuote } from './price-quote.ts';
import { priceList } from './prices/price-list.ts';
import { quoteCsv } from './quote-csv.ts';
import { DEFAULT_REQUEST } from './quote-request.ts';

let rows: string[] = [];
beforeAll(async () => {
  const csv = await quoteCsv(priceQuote({ ...DEFAULT_REQUEST, rooms: 400, vat: 2_300 }, priceList));
  rows = csv.trimEnd().split('\r\n');
});

test('one row per line and sum, amounts without symbols or thousands', () => {
  expect(rows[0]).toBe('Section,Line,Formula,Amount (EUR)');
  expect(rows[1]).toBe('Each month,"House, rooms",100 rooms × €6.00,600.00');
  expect(rows.at(-1)).toBe('First invoice,To pay,sum,26199.00');
});

test('text that a spreadsheet would compute stays text; a negative amount stays a number', () => {
  expect(rows).toContain('Paid for a year,Paid for a year at once,"−2 months × €2,130.00",-4260.00');
});

test('each row has four cells', () => {
  for (const row of rows) expect(row.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g)?.filter(Boolean)).toHaveLength(4);
});

test('a line’s name that starts like a formula is marked as text', async () => {
  const quote = priceQuote(DEFAULT_REQUEST, priceList);
  const [first] = quote.month.lines;
  if (!first) throw new Error('A quote has lines.');
  const month = { ...quote.month, lines: [{ ...first, label: '=HYPERLINK("x")' }] };
  expect(await quoteCsv({ ...quote, month })).toContain(`"'=HYPERLINK(""x"")"`);
});
