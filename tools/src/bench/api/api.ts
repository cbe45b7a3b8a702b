import type { ApiRows, DatabaseKind } from './data/api-choices.ts';
import { measureAnswers } from './rows/answer-rows.ts';
import type { BenchRow } from './rows/bench-row.ts';
import { measureNeighbour } from './rows/neighbour-row.ts';
import { measureOperations } from './rows/operation-rows.ts';
import { measureStreams } from './rows/streams-rows.ts';
import { FULL_RUN, SHORT_RUN } from './rows/streams-stage.ts';
import { type BenchStage, onStage } from './stage/bench-stage.ts';

interface ApiOptions {
  databases: readonly DatabaseKind[];
  rows: readonly ApiRows[];
  samples: number;
  seconds: number;
  /** Whether streams are dropped for five minutes, rather than one. */
  full: boolean;
  onRow(row: BenchRow): void;
}

/** The API next to its floor: the same rows and JSON by one prepared statement behind a bare `node:http`. */
export async function measureApi(options: ApiOptions): Promise<BenchRow[]> {
  const all: BenchRow[] = [];
  const run = async (
    kind: DatabaseKind,
    answers: boolean,
    measure: (stage: BenchStage) => Promise<BenchRow[]>,
  ) => {
    const rows = await onStage(kind, answers, measure);
    for (const row of rows) options.onRow(row);
    all.push(...rows);
  };
  for (const kind of options.databases) {
    if (options.rows.includes('operations'))
      await run(kind, false, (stage) => measureOperations(stage, options));
    if (options.rows.includes('answers')) await run(kind, true, measureAnswers);
    if (options.rows.includes('neighbour'))
      await run(kind, true, (stage) => measureNeighbour(stage, options));
    if (options.rows.includes('streams'))
      all.push(...(await measureStreams(kind, options.full ? FULL_RUN : SHORT_RUN, options.onRow)));
  }
  return all;
}
