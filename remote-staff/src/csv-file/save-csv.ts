import type { Table } from './report-table.tsx';

/** Saves a table as a file of the browser. */
export async function downloadCsv(table: Table, name: string): Promise<void> {
  const { formatCsv } = await import('./format-csv.ts');
  const file = new Blob([formatCsv(table, navigator.language)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
