import { availableParallelism } from 'node:os';
import type { RemoteEngine } from '@bellkey/concierge/remote-engine';
import type { Logger } from 'pino';
import type { AddressPolicy } from '../../platform/outbound/endpoint-address.ts';
import type { ComputeContext, ComputeTurn } from './compute-turn.ts';
import { createThreadGroup, type ThreadGroup } from './thread-group.ts';
import type { ThreadLimits } from './turn-thread.ts';
import { WorkerLostError } from './worker-errors.ts';
import { conciergeWorker, type WorkerFile } from './worker-file.ts';
import type { SentContext } from './worker-messages.ts';

/** Concurrent language model turns in one thread: they mostly wait. */
const LANGUAGE_MODEL_TURNS = 128;

const LIMITS = { memoryMb: 256, startMs: 60_000, silentMs: 5_000, graceMs: 2_000 };

/** One for each core except the one for calls, and at least one. */
export const defaultWorkerCount = (): number => Math.max(1, availableParallelism() - 1);

export interface TurnWorkersOptions {
  /** Threads that compute one turn each. */
  threads: number;
  /** The language model that the process was started with. */
  engine?: RemoteEngine | null;
  /** Where properties' language models may be. */
  addresses: AddressPolicy;
  log: Logger;
  limits?: Partial<Omit<ThreadLimits, 'turns'>>;
  /** Entry of the threads; the concierge unless given. */
  file?: WorkerFile;
}

/** Answers turns in worker threads, so that no guest's call waits for another guest's answer. */
export interface TurnWorkers {
  compute: ComputeTurn;
  /** Resolves when turns can be answered; rejects when no worker starts. */
  start(): Promise<void>;
  /** For metrics, by kind of thread. */
  readonly counts: Record<'embedded' | 'languageModel', ThreadGroup['counts']>;
  close(): void;
}

/**
 * A turn of the embedded engine has a thread to itself. Turns of a language model share one, because they mostly wait;
 * if it ends under several of them, each runs again alone with the embedded engine, so that the one that broke it costs
 * no other its answer (decision 0330).
 */
export function createTurnWorkers({
  threads,
  engine = null,
  addresses,
  log,
  limits = {},
  file = conciergeWorker(),
}: TurnWorkersOptions): TurnWorkers {
  const withData = { ...file, data: { ...file.data, addresses } };
  const group = (count: number, turns: number) =>
    createThreadGroup(withData, { threads: count, limits: { ...LIMITS, ...limits, turns }, log });
  const embedded = group(threads, 1);
  const languageModel = group(1, LANGUAGE_MODEL_TURNS);

  const engineOf = ({ remote = { kind: 'default' } }: ComputeContext): RemoteEngine | null =>
    remote.kind === 'engine' ? remote.engine : remote.kind === 'default' ? engine : null;

  return {
    async compute(given, ports, signal) {
      const { remote, ...context } = given;
      const { id } = given.property;
      const chosen = engineOf(given);
      const plain: SentContext['remote'] = !remote || remote.kind === 'engine' ? { kind: 'default' } : remote;
      const alone = (without: SentContext['remote']) =>
        embedded.run(id, { context: { ...context, remote: without }, ports, breaker: null, signal });
      if (!chosen) return alone(plain);
      try {
        return await languageModel.run(id, {
          context: { ...context, remote: { kind: 'engine', engine: sentEngine(chosen) } },
          ports,
          breaker: chosen.breaker,
          signal,
        });
      } catch (error) {
        if (!(error instanceof WorkerLostError) || error.alone || signal.aborted) throw error;
        return alone({ kind: 'none', because: 'unavailable' });
      }
    },
    async start() {
      await Promise.all([embedded.start(), engine && languageModel.start()]);
    },
    get counts() {
      return { embedded: embedded.counts, languageModel: languageModel.counts };
    },
    close() {
      embedded.close();
      languageModel.close();
    },
  };
}

function sentEngine({ name, config, limits, breaker }: RemoteEngine) {
  const { fetch, ...plain } = config;
  return { name, config: plain, limits, guarded: fetch !== undefined, open: breaker.open };
}
