import { scene } from '../testing/scene.ts';
import { createConcierge } from '../turn/create-concierge.ts';

const CONVERSATIONS_AT_ONCE = 50;
const ROUNDS = 5;
const LINES = [
  'Could we have two more towels please?',
  'A que horas é o pequeno-almoço?',
  'two towels and the AC is broken',
  '¿Pueden limpiar la habitación?',
];

export interface Speed {
  /** 95th percentile of an answer's time with 50 conversations at once, without database. */
  p95Ms: number;
  /** CPU cost of one answer; unlike the time, it does not depend on the machine's load. */
  cpuMs: number;
}

/** Measures the time of a turn of the embedded engine. */
export async function measureSpeed(): Promise<Speed> {
  const run = createConcierge({});
  const times: number[] = [];
  const ask = async (text: string) => {
    const { context, ports } = scene(text);
    const started = performance.now();
    await run(context, ports, new AbortController().signal);
    times.push(performance.now() - started);
  };
  await Promise.all(LINES.map(ask));
  times.length = 0;
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      Array.from({ length: CONVERSATIONS_AT_ONCE }, (_, index) => ask(LINES[index % LINES.length] ?? '')),
    );
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  return {
    p95Ms: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    cpuMs: Math.round((user + system) / 100 / times.length) / 10,
  };
}
