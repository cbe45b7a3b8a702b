import pg from 'pg';
import { encodeBatch } from './batch-bytes.ts';
import { BatchReader } from './batch-reader.ts';
import type { BatchAnswer, Connection, Connections, Statement } from './connections.ts';
import { PreparedStatements } from './statement-names.ts';

/** Connections of a pool to a PostgreSQL server. */
export function postgresConnections(pool: pg.Pool): Connections {
  // A connection's statements stay prepared while the pool keeps it.
  const known = new WeakMap<pg.PoolClient, PostgresConnection>();
  return {
    async acquire() {
      const client = await pool.connect();
      const connection = known.get(client) ?? new PostgresConnection(client);
      known.set(client, connection);
      return connection;
    },
    release(connection, broken) {
      if (!(connection instanceof PostgresConnection)) throw new Error('Not a connection of this pool');
      connection.release(broken);
    },
  };
}

class PostgresConnection implements Connection {
  readonly #client: pg.PoolClient;
  readonly #known = new PreparedStatements();
  #reader: BatchReader | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on('notice', ({ message }) => this.#reader?.notice(message ?? ''));
    // What breaks a connection in use fails its batch; without a listener it would also end the process.
    client.on('error', () => undefined);
  }

  async send(statements: readonly Statement[]): Promise<BatchAnswer> {
    const { bytes, prepared } = encodeBatch(statements, this.#known);
    const reader = new BatchReader(statements, prepared);
    this.#reader = reader;
    await new Promise<void>((resolve) => {
      this.#client.query(new BatchQuery(bytes, reader, resolve));
    });
    this.#reader = null;
    return reader.answer();
  }

  release(broken: boolean): void {
    // The pool knows the last state that the server reported; a connection that is not idle is never reused.
    const status = (this.#client as { getTransactionStatus?: () => string | null }).getTransactionStatus?.();
    this.#client.release(broken || status !== 'I');
  }
}

/** A batch in the form of a node-postgres query: it writes the bytes and receives the messages of the response. */
class BatchQuery implements pg.Submittable {
  readonly #bytes: Buffer;
  readonly #reader: BatchReader;
  readonly #done: () => void;

  constructor(bytes: Buffer, reader: BatchReader, done: () => void) {
    this.#bytes = bytes;
    this.#reader = reader;
    this.#done = done;
  }

  submit(connection: pg.Connection): void {
    // Also called after a failure, when the client no longer notifies the query.
    connection.once('readyForQuery', this.#done);
    connection.stream.write(this.#bytes);
  }

  handleRowDescription({ fields }: { fields: Parameters<BatchReader['rowDescription']>[0] }): void {
    this.#reader.rowDescription(fields);
  }

  handleDataRow({ fields }: { fields: Array<string | null> }): void {
    this.#reader.dataRow(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#reader.commandComplete(text);
  }

  handleEmptyQuery(): void {
    this.#reader.commandComplete('');
  }

  /** @param error of a statement, or of a lost connection, which sends nothing more */
  handleError(error: unknown): void {
    this.#reader.error(error);
    if (!(error instanceof pg.DatabaseError && error.severity === 'ERROR')) this.#done();
  }

  handleReadyForQuery(): void {
    // `submit` listens for it.
  }
}
