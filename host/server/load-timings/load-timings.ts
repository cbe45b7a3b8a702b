import type { LoadCount, LoadFailure, LoadStep, PageLoad, StepTimings } from '@bellkey/shared/release';
import { LRUCache } from 'lru-cache';
import { Histogram } from './histogram.ts';

const SLOT_MS = 5 * 60_000;
const HOUR_SLOTS = 12;
const DAY_SLOTS = 288;
const STEP_ORDER: readonly LoadStep[] = ['composition', 'entry', 'chunk', 'render'];
/** Window in which a repeated report is recognised. */
const KNOWN_IDS = 5_000;

/** One slot of five minutes. */
interface Slot {
  /** Slots since 1970. */
  number: number;
  /** By remote and step. */
  steps: Map<string, Histogram>;
  /** By remote and build; failures by kind and phase. */
  loads: Map<string, { loads: number; failures: Map<string, number> }>;
}

/**
 * Load times and failures of pages in browsers over the last day, by remote and step. In memory only, and bounded: a
 * day is 288 slots, a slot has a histogram for each remote and step.
 */
export class LoadTimingsLog {
  private slots: Slot[] = [];
  private readonly ids = new LRUCache<string, true>({ max: KNOWN_IDS });

  add({ id, remote, build, timings, failure }: PageLoad, now: number): void {
    if (this.ids.has(id) && !failure) return;
    const repeated = this.ids.has(id);
    this.ids.set(id, true);
    const slot = this.slotAt(now);
    if (!repeated) {
      for (const step of STEP_ORDER) {
        const ms = timings[step];
        if (ms === undefined) continue;
        const key = `${remote} ${step}`;
        const histogram = slot.steps.get(key) ?? new Histogram();
        histogram.add(ms);
        slot.steps.set(key, histogram);
      }
    }
    const key = `${remote} ${build}`;
    const counted = slot.loads.get(key) ?? { loads: 0, failures: new Map<string, number>() };
    if (!repeated) counted.loads += 1;
    if (failure) {
      const kind = `${failure.kind} ${failure.phase}`;
      counted.failures.set(kind, (counted.failures.get(kind) ?? 0) + 1);
    }
    slot.loads.set(key, counted);
  }

  /** By remote, then in the natural order of steps. */
  timings(now: number): StepTimings[] {
    const day = this.since(now, DAY_SLOTS);
    const hour = this.since(now, HOUR_SLOTS);
    const keys = [...new Set(day.flatMap(({ steps }) => [...steps.keys()]))];
    return keys
      .map((key) => {
        const [remote = '', step = ''] = key.split(' ');
        return { remote, step: step as LoadStep, hour: together(hour, key), day: together(day, key) };
      })
      .sort(
        (a, b) => a.remote.localeCompare(b.remote) || STEP_ORDER.indexOf(a.step) - STEP_ORDER.indexOf(b.step),
      );
  }

  /** Loads and failures of the last hour, by remote and build. */
  loads(now: number): LoadCount[] {
    const found = new Map<string, { loads: number; failures: Map<string, number> }>();
    for (const { loads } of this.since(now, HOUR_SLOTS)) {
      for (const [key, counted] of loads) {
        const sum = found.get(key) ?? { loads: 0, failures: new Map<string, number>() };
        sum.loads += counted.loads;
        for (const [kind, count] of counted.failures)
          sum.failures.set(kind, (sum.failures.get(kind) ?? 0) + count);
        found.set(key, sum);
      }
    }
    return [...found].map(([key, { loads, failures }]) => {
      const [remote = '', build = ''] = key.split(' ');
      return {
        remote,
        build,
        loads,
        failures: [...failures].map(([failure, count]) => {
          const [kind, phase] = failure.split(' ') as [LoadFailure['kind'], LoadFailure['phase']];
          return { kind, phase, count };
        }),
      };
    });
  }

  private slotAt(now: number): Slot {
    const number = Math.floor(now / SLOT_MS);
    const last = this.slots.at(-1);
    if (last?.number === number) return last;
    const slot: Slot = { number, steps: new Map(), loads: new Map() };
    this.slots = [...this.since(now, DAY_SLOTS), slot];
    return slot;
  }

  private since(now: number, slots: number): Slot[] {
    const first = Math.floor(now / SLOT_MS) - slots;
    return this.slots.filter(({ number }) => number > first);
  }
}

function together(slots: readonly Slot[], key: string) {
  const sum = new Histogram();
  for (const { steps } of slots) {
    const histogram = steps.get(key);
    if (histogram) sum.addAll(histogram);
  }
  return sum.quantiles();
}
