const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table to be pasted into docs/measurements.md. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');
