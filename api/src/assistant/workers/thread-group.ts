import type { TurnResult } from '@bellkey/concierge/contract';
import type { Logger } from 'pino';
import { FairQueue } from '../../platform/statements/fair-queue.ts';
import { type SentTurn, startTurnThread, type ThreadLimits, type TurnThread } from './turn-thread.ts';
import { WorkersDownError } from './worker-errors.ts';
import type { WorkerFile } from './worker-file.ts';

/** First delay before a thread that failed to start is started again; doubles up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

interface WaitingTurn {
  turn: SentTurn;
  resolve(result: TurnResult | null): void;
  reject(error: unknown): void;
}

/** Threads of one kind, with one queue that serves properties in turn. */
export interface ThreadGroup {
  /** Starts the threads; resolves when the first is ready. Rejects when none can be started. */
  start(): Promise<void>;
  /**
   * Answers a turn as soon as a thread is free.
   *
   * @throws WorkerLostError when its thread ends first
   * @throws WorkersDownError when no thread can be started
   */
  run(propertyId: string, turn: SentTurn): Promise<TurnResult | null>;
  readonly counts: { ready: number; busy: number; waiting: number };
  close(): void;
}

/** Creates threads of one kind, which share a queue of jobs. */
export function createThreadGroup(
  file: WorkerFile,
  { threads: wanted, limits, log }: { threads: number; limits: ThreadLimits; log: Logger },
): ThreadGroup {
  const threads = new Set<TurnThread>();
  const waiting = new FairQueue<WaitingTurn>();
  let failedStarts = 0;
  let started: Promise<void> | null = null;
  let firstReady: () => void = () => undefined;
  let firstFailed: (error: Error) => void = () => undefined;
  let closed = false;

  const down = () => failedStarts > 0 && ![...threads].some(({ ready }) => ready);

  function spawn(): void {
    if (closed) return;
    let wasReady = false;
    const thread = startTurnThread(file, limits, {
      ready() {
        wasReady = true;
        failedStarts = 0;
        firstReady();
        serve();
      },
      ended(why) {
        threads.delete(thread);
        if (closed) return;
        log.error({ why, wasReady }, 'a worker has ended');
        if (wasReady) return spawn();
        failedStarts += 1;
        const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failedStarts - 1));
        setTimeout(spawn, pause).unref();
        if (down()) giveUp(new WorkersDownError(why));
      },
    });
    threads.add(thread);
  }

  /** No thread can take these turns: all of them are rejected at once. */
  function giveUp(error: Error): void {
    firstFailed(error);
    for (const { reject } of waiting.drain()) reject(error);
  }

  function serve(): void {
    for (;;) {
      const thread = [...threads].find(({ free }) => free > 0);
      const next = thread && waiting.shift();
      if (!next) return;
      thread.run(next.turn).then(next.resolve, next.reject).finally(serve);
    }
  }

  return {
    start() {
      started ??= new Promise<void>((resolve, reject) => {
        firstReady = resolve;
        firstFailed = reject;
        for (let no = 0; no < wanted; no += 1) spawn();
      });
      return started;
    },
    run(propertyId, turn) {
      // A failed start is reported to the waiting turns.
      this.start().catch(() => undefined);
      const { signal } = turn;
      return new Promise((resolve, reject) => {
        if (closed || down())
          return reject(new WorkersDownError(closed ? 'they are stopping' : 'starting fails'));
        if (signal.aborted) return reject(signal.reason);
        const entry: WaitingTurn = { turn, resolve, reject };
        const leave = () => {
          if (waiting.remove(propertyId, entry)) reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(propertyId, entry);
        serve();
      });
    },
    get counts() {
      const ready = [...threads].filter((thread) => thread.ready);
      const busy = ready.reduce((sum, { free }) => sum + limits.turns - free, 0);
      return { ready: ready.length, busy, waiting: waiting.size };
    },
    close() {
      closed = true;
      giveUp(new WorkersDownError('they are stopping'));
      for (const thread of threads) thread.end('the process is stopping');
    },
  };
}
