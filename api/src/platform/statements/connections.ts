/** One SQL statement for the database, its parameters as given by drizzle or a caller. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Rows as arrays in the order of the columns; as objects by column name unless given. */
  rowMode?: 'array';
  /** The expression of a statement that only calls a function: the transaction's settings can share it. */
  call?: string | undefined;
}

/** What binds a transaction to its property: its own statement, or the condition of a call. */
export interface Settings extends Statement {
  /** The same as one expression, never false: what depends on it runs with the settings. */
  condition: string;
}

/** Result of a statement. */
export interface Rows {
  rows: unknown[];
  /** How many rows it returned or changed; null when not applicable. */
  rowCount: number | null;
  /** The first word of PostgreSQL's command tag, such as INSERT, COMMIT or ROLLBACK. */
  command: string;
}

/** Result of a batch: those of all statements, or of those before the one that failed. */
export interface BatchAnswer {
  results: Rows[];
  /** Why the statement after the last result failed, or why the connection broke; null on success. */
  error: unknown;
  /** Messages of triggers, from `raise info`, in order. */
  notices: string[];
}

/** One connection, used by one transaction at a time. */
export interface Connection {
  /**
   * Sends statements in one round trip. After a failing statement none of the following is executed. Outside an
   * explicit transaction the whole batch is one transaction. Never rejects.
   */
  send(statements: readonly Statement[]): Promise<BatchAnswer>;
}

/** What a transaction works for: a call that waits for its response, or the assistant's answers. */
export type Lane = 'calls' | 'answers';

/** Where transactions get their connections. */
export interface Connections {
  /**
   * @param key id of the property that needs it, for fair shares
   * @param lane calls and answers of a property get its connections in turn; calls unless given
   */
  acquire(key?: string, lane?: Lane): Promise<Connection>;
  /** Takes a connection back. Closes one that is still inside a transaction or that `broken` reports as unusable. */
  release(connection: Connection, broken: boolean): void;
}

/** Codes for a prepared statement that does not exist or whose table has changed. A new connection helps. */
const STALE = new Set(['26000', '0A000']);

/** PostgreSQL's code of an error, also when drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : sqlState(cause);
}

/** Begins the error of a transaction whose connection does not work as the role for row-level security. */
export const WRONG_ROLE = 'wrong role: ';

/** The innermost message; drizzle wraps errors to name the query. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause === undefined ? error.message : messageOf(error.cause);
}

/** Whether an error means that the connection or its prepared statements are outdated. */
export function isStale(error: unknown): boolean {
  return STALE.has(sqlState(error) ?? '') || messageOf(error).includes(`"${WRONG_ROLE}`);
}
