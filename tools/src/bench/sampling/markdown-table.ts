const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Formats a table for docs/measurements.md. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');
