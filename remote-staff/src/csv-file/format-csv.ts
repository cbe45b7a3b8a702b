import { unparse } from 'papaparse';

/** What a CSV file holds: plain values, for other programs. */
export interface CsvFile {
  columns: readonly string[];
  rows: ReadonlyArray<ReadonlyArray<string | number | null>>;
}

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** With a decimal comma, spreadsheets expect semicolons between fields. */
export function delimiterOf(locale: string): ',' | ';' {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/**
 * A table as a CSV file (RFC 4180) that a spreadsheet of this locale opens. A cell that would be a formula becomes
 * text.
 */
export function formatCsv({ columns, rows }: CsvFile, locale: string): string {
  const text = unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { delimiter: delimiterOf(locale), newline: '\r\n', escapeFormulae: true },
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
