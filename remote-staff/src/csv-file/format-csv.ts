import { unparse } from 'papaparse';
import type { Table } from './report-table.tsx';

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
export function formatCsv({ file }: Pick<Table, 'file'>, locale: string): string {
  const text = unparse(
    { fields: [...file.columns], data: file.rows.map((row) => [...row]) },
    { delimiter: delimiterOf(locale), newline: '\r\n', escapeFormulae: true },
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
