import { saveFile } from '../save-file/save-file.ts';
import type { CsvFile } from './format-csv.ts';

/** Saves a table in the browser's folder for downloads. The format is loaded on demand. */
export async function saveCsv(table: CsvFile, name: string): Promise<void> {
  const { formatCsv } = await import('./format-csv.ts');
  saveFile(
    new Blob([formatCsv(table, navigator.language)], { type: 'text/csv;charset=utf-8' }),
    `${name}.csv`,
  );
}
