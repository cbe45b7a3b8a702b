import { describe, expect, test } from '@jest/globals';
import { parseCsv } from './parse-csv.ts';

describe('CSV', () => {
  test('quoted cells may have separators, quotes and line breaks, and each record knows its first line', () => {
    const text = '\u{feff}title,text\r\n"Pool, heated","Open ""late"",\nuntil 22:00"\r\n\r\nSpa,closed';
    expect(parseCsv(text)).toEqual({
      ok: true,
      records: [
        { line: 1, cells: ['title', 'text'] },
        { line: 2, cells: ['Pool, heated', 'Open "late",\nuntil 22:00'] },
        { line: 5, cells: ['Spa', 'closed'] },
      ],
    });
  });

  test.each([
    ['semicolons', 'a;b\n1,5;2'],
    ['tabs', 'a\tb\n1,5\t2'],
  ])('%s separate if the first line has them', (_, text) => {
    expect(parseCsv(text)).toMatchObject({ records: [{ cells: ['a', 'b'] }, { cells: ['1,5', '2'] }] });
  });

  test('an unclosed quote is reported where it opens, not at the end of the text', () => {
    expect(parseCsv('title,text\nA,b\nC,"d\ne\nf')).toEqual({ ok: false, line: 3 });
  });

  test('cells are trimmed, and records without any text are left out', () => {
    expect(parseCsv('a, b \n , \nc,d')).toEqual({
      ok: true,
      records: [
        { line: 1, cells: ['a', 'b'] },
        { line: 3, cells: ['c', 'd'] },
      ],
    });
  });
});
