/** One SQL statement on its way to the database, its parameters as drizzle or a caller gave them. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Rows as arrays in the order of the columns; as objects by column name unless given. */
  rowMode?: 'array';
  /** The expression of a statement that only calls a function: the transaction's settings can travel in it. */
  call?: string | undefined;
}

/** What binds a transaction to its property: a statement of its own, or the condition of a call. */
export interface Settings extends Statement {
  /** The same as one expression, never false: what depends on it runs with the settings. */
  condition: string;
}

/** What a statement came to. */
export interface Rows {
  rows: unknown[];
  /** How many rows it returned or changed; null where that means nothing. */
  rowCount: number | null;
  /** The first word of what PostgreSQL says it did, such as INSERT, COMMIT or ROLLBACK. */
  command: string;
}

/** What a batch came to: the results of all statements, or of those before the one that failed. */
export interface BatchAnswer {
  results: Rows[];
  /** Why the statement after the last result failed, or why the connection broke; null when all went well. */
  error: unknown;
  /** What triggers said with `raise info`, in order. */
  notices: string[];
}

/** One connection, held by one transaction at a time. */
export interface Connection {
  /**
   * Sends statements in one round trip. After a statement that fails none of the following is executed. Outside an
   * explicit transaction the whole batch is one transaction. Never rejects.
   */
  send(statements: readonly Statement[]): Promise<BatchAnswer>;
}

/** Where transactions get their connections. */
export interface Connections {
  acquire(): Promise<Connection>;
  /** Takes a connection back. One that is inside a transaction still, or that `broken` says is unusable, is closed. */
  release(connection: Connection, broken: boolean): void;
}

/** Of a prepared statement: it does not exist, or the table that it reads has changed. A new connection helps. */
const STALE = new Set(['26000', '0A000']);

/** PostgreSQL's code of an error, also of one that drizzle has wrapped. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : sqlState(cause);
}

/** Whether an error says that what the connection has prepared is no longer good. */
export function isStale(error: unknown): boolean {
  return STALE.has(sqlState(error) ?? '');
}
