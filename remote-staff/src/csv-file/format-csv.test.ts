import { expect, test } from '@jest/globals';
import { formatCsv } from './format-csv.ts';

const table = (...rows: Array<Array<string | number | null>>) => ({
  columns: ['Place', 'Requests'],
  rows,
});

test('a table becomes a file that spreadsheets open: UTF-8, quoted where needed, an empty cell for nothing', () => {
  expect(formatCsv(table(['Room "204", sea view', 3], ['Salão', null]), 'en-GB')).toBe(
    '\uFEFFPlace,Requests\r\n"Room ""204"", sea view",3\r\nSalão,\r\n',
  );
});

test('with a decimal comma, the separator is a semicolon', () => {
  expect(formatCsv(table(['Room 1', 3]), 'pt-PT')).toBe('\uFEFFPlace;Requests\r\nRoom 1;3\r\n');
});

test.each(['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'the name %j is not a formula',
  (name) => {
    const [, row = ''] = formatCsv(table([name, 1]), 'en').split('\r\n', 2);
    expect(row.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
