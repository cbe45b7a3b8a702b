import { serialize } from 'pg-protocol';
import type { Statement } from './connections.ts';
import type { PreparedStatement, PreparedStatements } from './statement-names.ts';
import { valueText } from './value-text.ts';

/** A batch in wire format, with the connection's state of each statement. */
export interface EncodedBatch {
  bytes: Buffer;
  prepared: PreparedStatement[];
}

/**
 * Writes statements as messages of PostgreSQL's extended query protocol with one Sync at the end: the server skips
 * everything between a failure and the Sync.
 */
export function encodeBatch(
  statements: readonly Statement[],
  connectionStatements: PreparedStatements,
): EncodedBatch {
  const messages: Buffer[] = connectionStatements
    .takeClosing()
    .map((name) => serialize.close({ type: 'S', name }));
  const prepared: PreparedStatement[] = [];
  const parsedHere = new Set<PreparedStatement>();
  for (const { text, values } of statements) {
    const statement = connectionStatements.of(text);
    prepared.push(statement);
    const { name } = statement;
    if (!name || (statement.state !== 'ready' && !parsedHere.has(statement))) {
      // The name may exist: Parse fails when it does, Close does not fail when it does not.
      if (statement.state === 'doubtful') messages.push(serialize.close({ type: 'S', name }));
      messages.push(serialize.parse({ name, text }));
      parsedHere.add(statement);
    }
    messages.push(serialize.bind({ statement: name, values: values.map(valueText) }));
    if (!statement.columns) messages.push(serialize.describe({ type: 'P', name: '' }));
    messages.push(serialize.execute({}));
  }
  messages.push(serialize.sync());
  return { bytes: Buffer.concat(messages), prepared };
}
