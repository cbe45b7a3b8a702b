import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from '../statements/observer.ts';
import { SlowStatements } from './slow-statements.ts';

/** Seconds; most operations take a few milliseconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const ROUND_TRIPS = [0, 1, 2, 3, 4, 6, 8, 12, 20];

/** Gauges that are counted elsewhere and collected on demand. */
export interface MetricSources {
  /** Open event streams of this process. */
  streams(): number;
  /** Threads that answer turns, and the turns that wait for one, by kind. */
  workers(): Readonly<Record<string, { ready: number; busy: number; waiting: number }>>;
}

/** Metrics of one process. */
export interface Metrics {
  /** Receives the cost of operations and statements. */
  observer: Required<Observer>;
  contentType: string;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  /** Sets the on-demand gauges; until then they are missing. */
  connect(sources: MetricSources): void;
}

/** Creates the metrics of this process. Counting costs some microseconds for each operation and each statement. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const operations = new Histogram({
    name: 'bellkey_operation_duration_seconds',
    help: 'How long operations took, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const roundTrips = new Histogram({
    name: 'bellkey_operation_round_trips',
    help: 'Round trips to the database in the steady state, by operation.',
    labelNames: ['operation'],
    buckets: ROUND_TRIPS,
    registers,
  });
  const extra = new Counter({
    name: 'bellkey_operation_extra_round_trips_total',
    help: 'Round trips that filled caches (cold), or that a deadlock undid (repeated).',
    labelNames: ['operation', 'kind'],
    registers,
  });
  const errors = new Counter({
    name: 'bellkey_operation_errors_total',
    help: 'Operations that ended in an error of the service.',
    labelNames: ['operation'],
    registers,
  });
  const statements = new Histogram({
    name: 'bellkey_statement_duration_seconds',
    help: 'How long statements took with the others of their round trip.',
    buckets: SECONDS,
    registers,
  });
  const turns = new Histogram({
    name: 'bellkey_turn_duration_seconds',
    help: 'How long answers of the assistant took from their claim to their end, by outcome.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const turnRoundTrips = new Histogram({
    name: 'bellkey_turn_round_trips',
    help: 'Round trips to the database of an answer, in the steady state.',
    buckets: ROUND_TRIPS,
    registers,
  });
  const slow = new SlowStatements(registry);
  return {
    observer: {
      operation({ operation, ms, status, outcome, ...cost }) {
        operations.observe({ operation, status }, ms / 1000);
        roundTrips.observe({ operation }, cost.roundTrips);
        if (cost.cold > 0) extra.inc({ operation, kind: 'cold' }, cost.cold);
        if (cost.repeated > 0) extra.inc({ operation, kind: 'repeated' }, cost.repeated);
        if (outcome === 'error') errors.inc({ operation });
      },
      statement({ text, ms }) {
        statements.observe(ms / 1000);
        slow.take(text, ms);
      },
      turn({ outcome, ms, roundTrips: made }) {
        turns.observe({ outcome }, ms / 1000);
        turnRoundTrips.observe(made);
      },
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
    connect: (sources) => gaugeSources(registry, sources),
  };
}

function gaugeSources(registry: Registry, sources: MetricSources): void {
  new Gauge({
    name: 'bellkey_streams',
    help: 'Open event streams.',
    registers: [registry],
    collect() {
      this.set(sources.streams());
    },
  });
  new Gauge({
    name: 'bellkey_turn_workers',
    help: 'Threads that answer turns, by what they compute and whether they are ready or busy.',
    labelNames: ['computes', 'state'],
    registers: [registry],
    collect() {
      for (const [computes, { ready, busy }] of Object.entries(sources.workers())) {
        this.set({ computes, state: 'ready' }, ready);
        this.set({ computes, state: 'busy' }, busy);
      }
    },
  });
  new Gauge({
    name: 'bellkey_turn_queue_length',
    help: 'Turns that wait for a thread, by what computes them.',
    labelNames: ['computes'],
    registers: [registry],
    collect() {
      for (const [computes, { waiting }] of Object.entries(sources.workers())) {
        this.set({ computes }, waiting);
      }
    },
  });
}
