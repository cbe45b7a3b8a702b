import Papa from 'papaparse';

/** One record of a CSV text and its first line, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** The most frequent separator of the first line: spreadsheets of many countries write semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Parses CSV with quoted cells (RFC 4180); for an unclosed quote, returns the line on which it opens. */
export function parseCsv(given: string): { ok: true; records: CsvRecord[] } | { ok: false; line: number } {
  const text = given.replace(/^\u{feff}/u, '').replace(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  let line = 1;
  let from = 0;
  let openQuote: number | null = null;
  /** Advances to an offset of the text and returns the line there. */
  const lineAt = (offset: number) => {
    for (; from < offset; from += 1) if (text[from] === '\n') line += 1;
    return line;
  };
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    newline: '\n',
    step({ data, errors, meta }) {
      const begun = line;
      const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
      if (unclosed) openQuote ??= lineAt(unclosed.index ?? from);
      lineAt(meta.cursor);
      const cells = data.map((cell) => cell.trim());
      if (cells.some(Boolean)) records.push({ line: begun, cells });
    },
  });
  return openQuote === null ? { ok: true, records } : { ok: false, line: openQuote };
}
