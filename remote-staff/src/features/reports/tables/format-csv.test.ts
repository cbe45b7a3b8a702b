import { expect, test } from '@jest/globals';
import { formatCsv } from './format-csv.ts';

const table = (...rows: Array<Array<string | number | null>>) => ({
  file: { columns: ['Place', 'Requests'], rows },
});

test('a table is a file that spreadsheets read: UTF-8, quoted where it has to be, an empty cell for nothing', () => {
  expect(formatCsv(table(['Room "204", sea view', 3], ['Salão', null]), 'en-GB')).toBe(
    '\uFEFFPlace,Requests\r\n"Room ""204"", sea view",3\r\nSalão,\r\n',
  );
});

test('where numbers have a decimal comma, semicolons separate', () => {
  expect(formatCsv(table(['Room 1', 3]), 'pt-PT')).toBe('\uFEFFPlace;Requests\r\nRoom 1;3\r\n');
});

test.each(['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'the name %j is no formula',
  (name) => {
    const [, row = ''] = formatCsv(table([name, 1]), 'en').split('\r\n', 2);
    expect(row.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
