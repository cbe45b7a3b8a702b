import { Button } from '@bellkey/shared/ui';
import { useId } from 'react';
import * as messages from '../../../../messages/compiled/reports/en.ts';
import type { CsvFile } from '../../../csv-file/format-csv.ts';
import { saveCsv } from '../../../csv-file/save-csv.ts';
import * as styles from '../store/reports.css';

/** A table of a report, on screen and as a file: formatted cells, and plain values for other programs. */
export interface Table {
  /** Its subject; also the name of the file. */
  title: string;
  columns: readonly string[];
  rows: ReadonlyArray<{ key: string; cells: readonly string[] }>;
  /** As whole numbers and texts, so that no program has to guess the decimal sign. */
  file: CsvFile;
}

/** A table under a plot, closed at first, with a button to save it. */
export function ReportTable({ table, name }: { table: Table; name: string }) {
  const id = useId();
  return (
    <details className={styles.details}>
      <summary id={id}>{messages.tableLabel({ title: table.title })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a wide table by its keys */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={table.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button look="outline" size="small" onClick={() => void saveCsv(table.file, name)}>
        {messages.saveAsCsv}
      </Button>
    </details>
  );
}
