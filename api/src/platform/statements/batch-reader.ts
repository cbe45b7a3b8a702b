import pg from 'pg';
import type { BatchAnswer, Rows, Statement } from './connections.ts';
import type { Column, PreparedStatement } from './statement-names.ts';

/** The used parts of a column's description. */
interface ColumnDescription {
  name: string;
  dataTypeID: number;
}

const { builtins } = pg.types;
/** Types that stay text, because drizzle's columns parse them: timestamps, intervals, and arrays of them. */
const LEFT_AS_TEXT = new Set<number>([
  builtins.TIMESTAMPTZ,
  builtins.TIMESTAMP,
  builtins.DATE,
  builtins.INTERVAL,
  1231,
  1115,
  1185,
  1187,
  1182,
]);

const asText = (text: string): unknown => text;

function columnOf({ name, dataTypeID }: ColumnDescription): Column {
  return { name, parse: LEFT_AS_TEXT.has(dataTypeID) ? asText : pg.types.getTypeParser(dataTypeID, 'text') };
}

/** Assembles the database's response to a batch, message by message. */
export class BatchReader {
  readonly #statements: readonly Statement[];
  readonly #prepared: readonly PreparedStatement[];
  readonly #results: Rows[] = [];
  readonly #notices: string[] = [];
  #rows: unknown[] = [];
  #error: unknown = null;

  constructor(statements: readonly Statement[], prepared: readonly PreparedStatement[]) {
    this.#statements = statements;
    this.#prepared = prepared;
  }

  rowDescription(fields: readonly ColumnDescription[]): void {
    const statement = this.#prepared[this.#results.length];
    if (statement) statement.columns = fields.map(columnOf);
  }

  dataRow(fields: ReadonlyArray<string | null>): void {
    const at = this.#results.length;
    const columns = this.#prepared[at]?.columns;
    if (!columns) throw new Error('A row came before its description');
    const values = fields.map((text, index) => (text === null ? null : columns[index]?.parse(text)));
    this.#rows.push(
      this.#statements[at]?.rowMode === 'array'
        ? values
        : Object.fromEntries(columns.map(({ name }, index) => [name, values[index]])),
    );
  }

  /** @param tag such as `INSERT 0 1`, `SELECT 4`, `COMMIT`; empty for an empty statement */
  commandComplete(tag: string): void {
    const statement = this.#prepared[this.#results.length];
    if (statement) {
      statement.state = 'ready';
      statement.columns ??= [];
    }
    const parts = tag.split(' ');
    const count = Number(parts.at(-1));
    this.#results.push({
      rows: this.#rows,
      rowCount: Number.isNaN(count) ? null : count,
      command: parts[0] ?? '',
    });
    this.#rows = [];
  }

  notice(message: string): void {
    this.#notices.push(message);
  }

  /** The first failure counts: later statements were not executed. */
  error(error: unknown): void {
    if (this.#error !== null) return;
    this.#error = error ?? new Error('The database failed without saying why');
    const failed = this.#prepared[this.#results.length];
    if (failed?.state === 'new') failed.state = 'doubtful';
  }

  answer(): BatchAnswer {
    return { results: this.#results, error: this.#error, notices: this.#notices };
  }
}
