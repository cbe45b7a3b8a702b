import { answersOfCalls, callsWithSettings } from './calls.ts';
import type { BatchAnswer, Connection, Rows, Settings, Statement } from './connections.ts';
import { countBatch, type Meter } from './meter.ts';
import type { Observer } from './observer.ts';

/** A statement that waits to be sent. */
export interface Waiting {
  statement: Statement;
  cold: boolean;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
}

const BEGIN: Statement = { text: 'begin', values: [] };
export const COMMIT: Statement = { text: 'commit', values: [] };
export const ROLLBACK: Statement = { text: 'rollback', values: [] };
/** Statements that would end the transaction early, or start another. */
export const OF_TRANSACTIONS = /^\s*(?:begin|start|commit|end|rollback|abort|savepoint|release|prepare)\b/i;

interface Composed {
  /** What is sent. */
  statements: Statement[];
  /** Without what opens the transaction. */
  sent: Statement[];
  /** The results of the statements that waited. */
  resultsOf(results: readonly Rows[]): Rows[];
}

/**
 * What waits, as one batch. The first of a transaction opens it: with BEGIN unless it is all of the transaction, and
 * with the settings, in one statement with the calls that it begins with.
 */
export function composeBatch(
  batch: readonly Waiting[],
  opening: { begin: boolean; settings: Settings | null } | null,
): Composed {
  const before: Statement[] = opening?.begin ? [BEGIN] : [];
  const sent = batch.map(({ statement }) => statement);
  const settings = opening?.settings;
  const calls = settings ? callsWithSettings(settings, sent) : null;
  if (calls) sent.splice(0, calls.count, calls.statement);
  else if (settings) before.push(settings);
  return {
    statements: [...before, ...sent],
    sent,
    resultsOf(results) {
      const answers = results.slice(before.length);
      const called = calls && answers.shift();
      return called ? [...answersOfCalls(called), ...answers] : answers;
    },
  };
}

/** Sends a batch and tells the observer how long it took. */
export async function sendObserved(
  connection: Connection,
  statements: readonly Statement[],
  observer: Observer | undefined,
): Promise<BatchAnswer> {
  if (!observer?.statement) return connection.send(statements);
  const began = performance.now();
  const answer = await connection.send(statements);
  const ms = performance.now() - began;
  for (const { text } of statements) observer.statement({ text, ms, batch: statements.length });
  return answer;
}

/** Counts a batch as a round trip. */
export function countSent(meter: Meter | null, batch: readonly Waiting[], sent: readonly Statement[]): void {
  if (!meter) return;
  const kind = batch.every(({ cold }) => cold) ? 'cold' : 'steady';
  countBatch(
    meter.measured,
    kind,
    sent.map(({ text }) => text),
  );
}

/** Gives each statement its rows, or the error of its batch. A COMMIT that the database turned down is a failure. */
export function answerWaiting(
  batch: readonly Waiting[],
  results: readonly Rows[],
  error: unknown,
  onRolledBack: (error: Error) => void,
): void {
  for (const [index, { statement, resolve, reject }] of batch.entries()) {
    const rows = results[index];
    if (!rows) reject(error);
    else if (statement === COMMIT && rows.command !== 'COMMIT') {
      const rolledBack = new Error('The database rolled the transaction back');
      onRolledBack(rolledBack);
      reject(rolledBack);
    } else resolve(rows);
  }
}
