import { LRUCache } from 'lru-cache';
import type { Rows, Settings, Statement } from './connections.ts';
import { numberedFrom } from './joined-writes.ts';

/** The calls at the start of a transaction, as one statement with its settings. */
export interface Calls {
  statement: Statement;
  /** How many statements it represents. */
  count: number;
}

const texts = new LRUCache<string, { text: string }>({ max: 100 });

/**
 * The function calls at the start of a batch, in one statement that first makes the transaction's settings; null when
 * it starts with something else. `case` has its condition evaluated before what depends on it, each call is made for
 * the row of the one before, and a function plans its statements when it runs: all of them see the settings, and each
 * what was committed while the one before it waited.
 */
export function callsWithSettings(settings: Settings, batch: readonly Statement[]): Calls | null {
  const end = batch.findIndex(({ call }) => call === undefined);
  const calls = end < 0 ? batch : batch.slice(0, end);
  if (calls.length === 0) return null;
  const key = [settings.condition, ...calls.map(({ call }) => call)].join('\n');
  const known = texts.get(key) ?? { text: textOf(settings, calls) };
  texts.set(key, known);
  const values = [...settings.values, ...calls.flatMap((call) => [...call.values])];
  return { statement: { text: known.text, values }, count: calls.length };
}

function textOf({ condition, values }: Settings, calls: readonly Statement[]): string {
  let taken = values.length;
  const parts = calls.map(({ call = '', values: own }, index) => {
    const made = numberedFrom(taken, call);
    taken += own.length;
    return index === 0
      ? `call_0 as materialized (select case when ${condition} then ${made} end as json)`
      : `call_${index} as materialized (select call_${index - 1}.json as before, ${made} as json from call_${index - 1})`;
  });
  const names = calls.map((_, index) => `call_${index}`);
  return `with ${parts.join(',\n')}
    select json_build_array(${names.map((name) => `${name}.json`).join(', ')}) as json from ${names.join(', ')}`;
}

/** The result of each call, from the response to all of them. */
export function answersOfCalls({ rows, ...rest }: Rows): Rows[] {
  const [row] = rows as Array<{ json: unknown[] }>;
  return (row?.json ?? []).map((json) => ({ ...rest, rows: [{ json }] }));
}
