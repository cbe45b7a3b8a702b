import { unparse } from 'papaparse';
import type { Table } from './report-table.tsx';

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Where numbers have a decimal comma, spreadsheets expect fields to be separated by semicolons. */
export function delimiterOf(locale: string): ',' | ';' {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/**
 * A table as a CSV file (RFC 4180) that a spreadsheet of this locale opens. What would be read as a formula is written as
 * text.
 */
export function formatCsv({ file }: Pick<Table, 'file'>, locale: string): string {
  const text = unparse(
    { fields: [...file.columns], data: file.rows.map((row) => [...row]) },
    { delimiter: delimiterOf(locale), newline: '\r\n', escapeFormulae: true },
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
