/** One record of a CSV text and the line on which it begins, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** The separator that the first line uses most: spreadsheets of many countries write semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Reads CSV with quoted cells (RFC 4180), or says on which line a quote was never closed. */
export function readCsv(given: string): { ok: true; records: CsvRecord[] } | { ok: false; line: number } {
  const text = given.replace(/^\u{feff}/u, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted: number | null = null;
  let line = 1;
  let begun = 1;
  const endRecord = () => {
    cells.push(cell.trim());
    if (cells.some(Boolean)) records.push({ line: begun, cells });
    cells = [];
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '\n') line += 1;
    if (quoted !== null) {
      if (char !== '"') cell += char;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = null;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      quoted = line;
    } else if (char === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (char === '\n') {
      endRecord();
      begun = line;
    } else cell += char;
  }
  if (quoted !== null) return { ok: false, line: quoted };
  endRecord();
  return { ok: true, records };
}
