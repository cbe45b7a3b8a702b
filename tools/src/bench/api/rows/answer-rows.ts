import type { Written } from '../processes/write-lines.ts';
import { type BenchStage, guestCookie } from '../stage/bench-stage.ts';
import type { BenchRow } from './bench-row.ts';

/** Rooms that write without pause, each for its answer: enough to keep every core busy. */
const WRITING_ROOMS = 20;
/** Most lines of a guest in five minutes. */
const LINES_EACH = 30;
/** Guests who write now and then, whose acknowledgement is measured. */
const PROBING_ROOMS = 10;
const PROBE_PAUSE_MS = 250;
const SECONDS = 15;
const MOST = { statements: 8, cpuMs: 8, acknowledged: 3 } as const;

/** The value below which this share of the values is; NaN without any. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Cost of a line and its answer, and the effect of answers on others' acknowledgements. */
export async function measureAnswers(stage: BenchStage): Promise<BenchRow[]> {
  const { writers } = stage.fixtures;
  const cookies = writers.map(guestCookie);
  const take = (count: number) => cookies.splice(0, count);
  const url = stage.apiUrl;
  const write = (lines: number) => ({
    url,
    cookies: take(WRITING_ROOMS),
    lines,
    seconds: SECONDS,
    pauseMs: 0,
    awaitAnswers: true,
  });
  const probe = () => ({
    url,
    cookies: take(PROBING_ROOMS),
    lines: LINES_EACH,
    seconds: SECONDS,
    pauseMs: PROBE_PAUSE_MS,
    awaitAnswers: true,
  });

  await stage.busy.write(write(3));
  const before = await stage.use();
  const answered = await stage.busy.write(write(10));
  const after = await stage.use();
  const lines = answered.answered.length;
  const idle = await stage.measured.write(probe());
  const [busy] = await Promise.all([
    stage.measured.write(probe()),
    stage.busy.write(write(LINES_EACH)),
    stage.busy.write(write(LINES_EACH)),
  ]);
  const failed = (written: Written) => (written.failed > 0 ? `, ${written.failed} failed` : '');
  return [
    {
      what: 'line and answer: statements',
      database: stage.kind,
      api: `${lines} lines`,
      floor: '',
      value: (after.statements - before.statements) / lines,
      limit: { atMost: MOST.statements },
      note: `answer p50 ${quantile(answered.answered, 0.5).toFixed(0)} ms, p99 ${quantile(answered.answered, 0.99).toFixed(0)} ms${failed(answered)}`,
    },
    {
      what: 'line and answer: ms of one core',
      database: stage.kind,
      api: `${lines} lines`,
      floor: '',
      value: (after.cpuMs - before.cpuMs) / lines,
      limit: { atMost: MOST.cpuMs },
    },
    {
      what: 'acknowledge p99 while answers keep every core busy, times idle',
      database: stage.kind,
      api: `${quantile(busy.acknowledged, 0.99).toFixed(0)} ms`,
      floor: `${quantile(idle.acknowledged, 0.99).toFixed(0)} ms`,
      value: quantile(busy.acknowledged, 0.99) / quantile(idle.acknowledged, 0.99),
      limit: { atMost: MOST.acknowledged },
      note: `p50 ${quantile(busy.acknowledged, 0.5).toFixed(0)} against ${quantile(idle.acknowledged, 0.5).toFixed(0)} ms${failed(busy)}`,
    },
  ];
}
