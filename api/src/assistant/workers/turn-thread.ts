import { AsyncResource } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import type { TurnPorts, TurnResult } from '@bellkey/concierge/contract';
import type { Breaker } from '@bellkey/concierge/remote-engine';
import { createValueSender } from './shared-values.ts';
import { WorkerLostError } from './worker-errors.ts';
import type { WorkerFile } from './worker-file.ts';
import type { FromWorker, SentContext, ToWorker } from './worker-messages.ts';

/** A turn in a worker. */
export interface SentTurn {
  context: SentContext;
  ports: TurnPorts;
  /** The circuit of the turn's language model, when it has one. */
  breaker: Breaker | null;
  /**
   * Ends the turn: by a signal first, and after {@link ThreadLimits.graceMs} by terminating its thread, if it is alone
   * in it.
   */
  signal: AbortSignal;
}

/** Limits after which a thread is terminated. */
export interface ThreadLimits {
  /** Most concurrent turns. */
  turns: number;
  memoryMb: number;
  /** Longest start-up time. */
  startMs: number;
  /** Longest silence during a turn. */
  silentMs: number;
  /** How long a turn may run on after it was told to end. */
  graceMs: number;
}

interface OpenTurn extends Omit<SentTurn, 'context'> {
  /** Calls a port in the turn's own async context, so that its queries count towards the turn. */
  call(message: Extract<FromWorker, { kind: 'call' }>): Promise<void>;
  resolve(result: TurnResult | null): void;
  reject(error: unknown): void;
}

/** Unanswered pings after which a thread counts as silent: a single one may be caused by a pause of this process. */
const PINGS = 4;

/** The main thread's side of one worker thread. */
export interface TurnThread {
  readonly ready: boolean;
  readonly free: number;
  run(turn: SentTurn): Promise<TurnResult | null>;
  /** Terminates the thread; its turns are lost. */
  end(why: string): void;
}

interface ThreadEvents {
  ready(): void;
  /** Called once when it has ended, for any reason. */
  ended(why: string): void;
}

/** Starts a worker thread. */
export function startTurnThread(
  { file, data }: WorkerFile,
  limits: ThreadLimits,
  { ready, ended }: ThreadEvents,
): TurnThread {
  const open = new Map<number, OpenTurn>();
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let turns = 0;
  let unanswered = 0;
  let pinging: NodeJS.Timeout | null = null;
  const worker = new Worker(file, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  });
  // The server keeps the process running, not an idle thread.
  worker.unref();
  const post = (message: ToWorker) => worker.postMessage(message);
  const sendValue = createValueSender(post);
  const starting = setTimeout(() => end('it did not start in time'), limits.startMs);
  starting.unref();

  function end(why: string, silent = false): void {
    if (state === 'ended') return;
    state = 'ended';
    clearTimeout(starting);
    if (pinging) clearInterval(pinging);
    const alone = open.size === 1;
    for (const turn of open.values()) turn.reject(new WorkerLostError(why, { alone, silent }));
    open.clear();
    void worker.terminate();
    ended(why);
  }

  /** Checks for signs of life while there are turns. */
  function watch(): void {
    if (pinging || open.size === 0) return;
    unanswered = 0;
    pinging = setInterval(() => {
      if (unanswered >= PINGS) return end('it gave no sign of life', true);
      unanswered += 1;
      post({ kind: 'ping' });
    }, limits.silentMs / PINGS);
    pinging.unref();
  }

  function close(no: number): OpenTurn | undefined {
    const turn = open.get(no);
    open.delete(no);
    if (open.size === 0 && pinging) {
      clearInterval(pinging);
      pinging = null;
    }
    return turn;
  }

  async function callPort(
    ports: TurnPorts,
    { turn, call, port, args }: Extract<FromWorker, { kind: 'call' }>,
  ): Promise<void> {
    // The worker calls the port of this name according to its type.
    const work = ports[port] as (...args: readonly unknown[]) => Promise<unknown>;
    try {
      post({ kind: 'answer', turn, call, value: await work(...args) });
    } catch (error) {
      post({ kind: 'refuse', turn, call, message: error instanceof Error ? error.message : String(error) });
    }
  }

  worker.on('message', (message: FromWorker) => {
    unanswered = 0;
    if (state === 'ended' || message.kind === 'pong') return;
    if (message.kind === 'ready') {
      state = 'ready';
      clearTimeout(starting);
      return ready();
    }
    const turn = open.get(message.turn);
    if (!turn) return;
    if (message.kind === 'call') void turn.call(message);
    else if (message.kind === 'show') turn.ports.show(message.progress);
    else if (message.kind === 'circuit') turn.breaker?.[message.outcome]();
    else if (message.kind === 'done') close(message.turn)?.resolve(message.result);
    else close(message.turn)?.reject(new Error(message.message));
  });
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => end(`it exited with ${code}`));

  /** Tells a turn to end, and terminates it when it does not. */
  function stop(no: number): void {
    post({ kind: 'stop', turn: no });
    const late = setTimeout(() => {
      const turn = open.get(no);
      if (!turn) return;
      if (limits.turns === 1) end('its turn did not end when it was told to', true);
      else close(no)?.reject(turn.signal.reason);
    }, limits.graceMs);
    late.unref();
  }

  return {
    get ready() {
      return state === 'ready';
    },
    get free() {
      return state === 'ready' ? limits.turns - open.size : 0;
    },
    run({ context: { services, ...context }, ...turn }) {
      turns += 1;
      const no = turns;
      return new Promise<TurnResult | null>((resolve, reject) => {
        post({ kind: 'run', turn: no, context, services: sendValue(services) });
        const call = AsyncResource.bind((message: Extract<FromWorker, { kind: 'call' }>) =>
          callPort(turn.ports, message),
        );
        open.set(no, { ...turn, call, resolve, reject });
        watch();
        const stopThis = () => {
          if (open.has(no)) stop(no);
        };
        if (turn.signal.aborted) stopThis();
        else turn.signal.addEventListener('abort', stopThis, { once: true });
      });
    },
    end,
  };
}
