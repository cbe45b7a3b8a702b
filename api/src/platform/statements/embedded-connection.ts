import type { messages, PGlite } from '@electric-sql/pglite';
import { encodeBatch } from './batch-bytes.ts';
import { BatchReader } from './batch-reader.ts';
import type { BatchAnswer, Connection, Connections, Statement } from './connections.ts';
import { PreparedStatements } from './statement-names.ts';

type Message = messages.BackendMessage;

/** The one connection of an embedded database, first come, first served. */
export function embeddedConnection(client: PGlite): Connections {
  const connection = new EmbeddedConnection(client);
  const waiting: Array<(connection: Connection) => void> = [];
  let taken = false;
  return {
    acquire() {
      if (taken) return new Promise((resolve) => waiting.push(resolve));
      taken = true;
      return Promise.resolve(connection);
    },
    release(_, broken) {
      // No other connection can replace it.
      if (broken) connection.forget();
      const next = waiting.shift();
      if (next) next(connection);
      else taken = false;
    },
  };
}

class EmbeddedConnection implements Connection {
  readonly #client: PGlite;
  readonly #known = new PreparedStatements();

  constructor(client: PGlite) {
    this.#client = client;
  }

  forget(): void {
    this.#known.forget();
  }

  async send(statements: readonly Statement[]): Promise<BatchAnswer> {
    const { bytes, prepared } = encodeBatch(statements, this.#known);
    const reader = new BatchReader(statements, prepared);
    try {
      // One call into the database for all messages; PGlite's own `query` makes six for each statement.
      const answer = await this.#client.execProtocolStream(bytes, {
        throwOnError: false,
        onNotice: ({ message }) => reader.notice(message ?? ''),
      });
      for (const message of answer) readMessage(reader, message);
    } catch (error) {
      reader.error(error);
    }
    return reader.answer();
  }
}

function readMessage(reader: BatchReader, message: Message): void {
  switch (message.name) {
    case 'rowDescription':
      reader.rowDescription((message as messages.RowDescriptionMessage).fields);
      break;
    case 'dataRow':
      reader.dataRow((message as messages.DataRowMessage).fields);
      break;
    case 'commandComplete':
      reader.commandComplete((message as messages.CommandCompleteMessage).text);
      break;
    case 'emptyQuery':
      reader.commandComplete('');
      break;
    case 'error':
      reader.error(message);
  }
}
