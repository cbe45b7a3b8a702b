import { LRUCache } from 'lru-cache';
import { runSql } from './prepared-sql.ts';
import type { Deferrable } from './queries.ts';
import type { Transaction } from './transaction.ts';

/**
 * A write that may share a statement with others. It reads nothing that they write: all parts of one statement see the
 * state of the database before it.
 */
export interface JoinedWrite {
  /** The table that it writes. Writes of the same table never share a statement. */
  table: string;
  /** Its row, if events read it from the statement that writes it. */
  row?: string | undefined;
  /** One insert, update or delete without `with` and without `returning`. */
  text: string;
  values: readonly unknown[];
  /**
   * Its values merged with those of an earlier pending write of the same text, row and transaction: one write does
   * both. Without it each is sent.
   */
  merge?: ((earlier: readonly unknown[], later: readonly unknown[]) => readonly unknown[]) | undefined;
}

/** Adds a write to the pending ones, or merges it into an earlier one. */
export function deferJoined(deferred: Array<Deferrable | JoinedWrite>, write: JoinedWrite): void {
  const { merge } = write;
  const earlier = merge
    ? deferred.findIndex((kept) => 'table' in kept && kept.text === write.text && kept.row === write.row)
    : -1;
  const kept = deferred[earlier];
  if (merge && kept && 'table' in kept)
    deferred[earlier] = { ...write, values: merge(kept.values, write.values) };
  else deferred.push(write);
}

/** The name under which later parts of the statement find the changed row. */
export const writtenName = (table: string) => `written_${table}`;

/** Most cached combinations of writes; the code uses a few dozen. */
const TEXTS_KEPT = 300;
const texts = new LRUCache<string, { text: string }>({ max: TEXTS_KEPT });

/**
 * Combines writes and what follows them into one statement.
 *
 * @param last the end of the statement; it may begin with further parts in front of its last query, as
 * `counter as (…) insert …`, where `isPart` says so
 */
export function joinStatements(
  writes: readonly JoinedWrite[],
  last: { text: string; values: readonly unknown[]; isPart?: boolean },
): { text: string; values: unknown[] } {
  const values = [...writes.flatMap((write) => [...write.values]), ...last.values];
  const key = [...writes.map(({ text, row }) => `${row === undefined} ${text}`), last.text].join('\n');
  const known = texts.get(key);
  if (known) return { text: known.text, values };
  let taken = 0;
  const parts = writes.map(({ table, row, text, values: own }) => {
    const part = `${writtenName(table)} as (${numberedFrom(taken, text)}${row === undefined ? '' : ' returning *'})`;
    taken += own.length;
    return part;
  });
  const end = numberedFrom(taken, last.text);
  const text = last.isPart
    ? `with ${[...parts, end].join(',\n')}`
    : parts.length === 0
      ? end
      : `with ${parts.join(',\n')}\n${end}`;
  texts.set(key, { text });
  return { text, values };
}

/** The same text with its parameters numbered after `taken` others. */
export function numberedFrom(taken: number, text: string): string {
  return taken === 0 ? text : text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + taken}`);
}

/** The writes at the end of a list that may share a statement: of different tables, and accepted. */
function lastJoined(
  deferred: readonly (Deferrable | JoinedWrite)[],
  accept: (write: JoinedWrite) => boolean = () => true,
): JoinedWrite[] {
  const writes: JoinedWrite[] = [];
  const tables = new Set<string>();
  for (const write of [...deferred].reverse()) {
    if (!('table' in write) || tables.has(write.table) || !accept(write)) break;
    tables.add(write.table);
    writes.unshift(write);
  }
  return writes;
}

/** As {@link lastJoined}, and takes them out of what is deferred. */
export function takeLastJoined(
  deferred: (Deferrable | JoinedWrite)[],
  accept: (write: JoinedWrite) => boolean,
): JoinedWrite[] {
  const writes = lastJoined(deferred, accept);
  deferred.splice(deferred.length - writes.length);
  return writes;
}

/** What runs when it is asked for its result: queries as they are, and neighbouring writes as one statement. */
export function toDeferrables(
  transaction: Transaction,
  deferred: readonly (Deferrable | JoinedWrite)[],
): Deferrable[] {
  const found: Deferrable[] = [];
  let rest = deferred;
  while (rest.length > 0) {
    const writes = lastJoined(rest);
    const last = writes.at(-1);
    if (last) {
      const { text, values } = joinStatements(writes.slice(0, -1), last);
      found.unshift({
        // biome-ignore lint/suspicious/noThenProperty: a query runs when it is asked for its result
        then: (done, failed) => runSql(transaction, text, values).then(done, failed),
      });
    } else {
      const query = rest.at(-1);
      if (query && !('table' in query)) found.unshift(query);
    }
    rest = rest.slice(0, rest.length - Math.max(1, writes.length));
  }
  return found;
}
