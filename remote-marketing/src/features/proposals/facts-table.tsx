import * as styles from './facts-table.css';

interface FactsTableProps {
  /** Caption for screen readers; the visible heading says the same. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** On a narrow screen two columns with cells this short share a line, so that they can be compared. */
const SHORT_CHARS = 18;

/** Rows of a proposal. The first cell names its row; on a narrow screen each row becomes a short list. */
export function FactsTable({ label, columns, rows }: FactsTableProps) {
  const short = columns.map((_, index) => rows.every((row) => (row[index] ?? '').length <= SHORT_CHARS));
  const counts = columns.map((_, index) => rows.every((row) => /^\d+$/.test(row[index] ?? '')));
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={columns[index + 1]}
                className={`${short[index + 1] ? styles.short : ''} ${counts[index + 1] ? styles.count : ''}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
