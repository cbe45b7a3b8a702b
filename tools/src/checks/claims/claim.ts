/** One claim about the product, and the test that proves it. */
export interface Claim {
  /** The exact words, with any white space as one space. */
  words: string;
  /** File with the words, from the repository's folder. */
  saidIn: string;
  /** File of the test, from the repository's folder. */
  testFile: string;
  /** The test's own title, with `…` for the values of a template. */
  testTitle: string;
}

const COLUMNS = 4;

/**
 * Parses the rows of all tables of `docs/claims.md`.
 *
 * @throws Error for a row that does not have four cells
 */
export function parseClaims(markdown: string): Claim[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.filter((row, index) => !isHead(row) && !isHead(rows[index + 1] ?? '')).map(parseRow);
}

/** The line of dashes below the names of the columns. */
const isHead = (row: string) => /^\|[-| ]+\|$/.test(row);

function parseRow(row: string): Claim {
  const cells = row
    .slice(1, row.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [words, saidIn, testFile, testTitle] = cells;
  if (cells.length !== COLUMNS || !words || !saidIn || !testFile || !testTitle)
    throw new Error(`A claim has ${COLUMNS} cells: ${row}`);
  return { words, saidIn: withoutTicks(saidIn), testFile: withoutTicks(testFile), testTitle };
}

const withoutTicks = (cell: string) => cell.replace(/^`|`$/g, '');
