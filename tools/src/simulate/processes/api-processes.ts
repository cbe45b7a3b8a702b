import type { BenchLocation } from '../../bench/api/data/bench-database.ts';
import { type Child, startChild } from '../../bench/api/processes/child.ts';
import type { DayProcessStart } from './api-process.ts';

/** The processes of the API that share one database. */
export interface ApiProcesses {
  /** Addresses of the running ones. */
  readonly urls: readonly string[];
  /** Sets the time. */
  tick(at: number): void;
  /** Whether clocks of requests are behind; also true while no process runs. */
  isLate(): Promise<boolean>;
  /** Kills one and starts another in its place, which may take seconds. */
  kill(index: number): Promise<void>;
  stop(): Promise<void>;
}

interface Running {
  child: Child;
  url: string;
}

/** Starts them all. @param now the time of the day, in ms since 1970 */
export async function startApiProcesses(
  location: BenchLocation,
  count: number,
  lookEveryMs: number,
  now: () => number,
): Promise<ApiProcesses> {
  const running: Array<Running | null> = [];
  const start = async (index: number) => {
    const child = startChild('api', import.meta.dirname);
    const how: DayProcessStart = { location, now: now(), lookEveryMs };
    const { port } = await child.ask<{ port: number }>('start', how);
    running[index] = { child, url: `http://127.0.0.1:${port}` };
  };
  // One after the other: the first one migrates the database.
  for (let index = 0; index < count; index += 1) await start(index);
  const all = () => running.filter((one) => one !== null);
  const starting = new Set<Promise<void>>();
  return {
    get urls() {
      return all().map(({ url }) => url);
    },
    tick(at) {
      for (const { child } of all()) child.ask('time', { at }).catch(() => undefined);
    },
    async isLate() {
      const first = all().at(-1);
      if (!first) return true;
      const late = await first.child.ask<number>('late').catch(() => 1);
      return late > 0;
    },
    async kill(index) {
      const place = index % count;
      const victim = running[place];
      if (!victim) return;
      running[place] = null;
      await victim.child.kill();
      const started = start(place);
      starting.add(started);
      await started.finally(() => starting.delete(started));
    },
    async stop() {
      await Promise.allSettled(starting);
      await Promise.all(all().map(({ child }) => child.stop()));
    },
  };
}
