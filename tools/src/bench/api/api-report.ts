import { markdownTable } from '../sampling/markdown-table.ts';
import { type BenchRow, isKept } from './rows/bench-row.ts';

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

const limitOf = ({ limit }: BenchRow) => ('atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`);

/** One line on the terminal. */
export const apiLine = (row: BenchRow): string =>
  `${row.database.padEnd(9)} ${row.what.padEnd(66)} ${row.api.padStart(10)} ${row.floor.padStart(8)} ${figure(row.value).padStart(7)} ${limitOf(row).padStart(7)}  ${isKept(row) ? 'kept' : 'missed'}${row.note ? `  (${row.note})` : ''}`;

/** The table for docs/measurements.md. */
export const apiTable = (rows: readonly BenchRow[]): string =>
  markdownTable(
    ['', 'database', 'API', 'floor', 'is', 'limit', ''],
    rows.map((row) => [
      row.what,
      row.database,
      row.api,
      row.floor,
      isKept(row) ? figure(row.value) : `**${figure(row.value)}**`,
      limitOf(row),
      row.note ?? '',
    ]),
  );
