import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest, RenderVisit, RenderWorkerData } from './render-protocol.ts';

/** A thread without an answer for this long never recovers: its code does not end. */
const STUCK_MS = 3_000;
/** Environment variables of a thread: React reads the first; the others are for dates and formatting. */
const ENVIRONMENT = ['NODE_ENV', 'TZ', 'LANG'];
/** A release over this memory limit ends its own thread, not the host. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64, codeRangeSizeMb: 64 };

/** The variables that a team's server code may see. The host's keys and database addresses are not among them. */
export function threadEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    ENVIRONMENT.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Result of a rendering. `threw`: the release's code failed; the others say nothing about it. */
export type Rendered =
  | { ok: true; html: string }
  | { ok: false; kind: 'threw' | 'timeout' | 'ended'; reason: string };

/** One worker thread, for compositions that render the same. */
export class RenderThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answer: Rendered) => void>();
  private readonly idle: Array<() => void> = [];
  private readonly onStuck: (visit: RenderVisit) => void;
  /** Sent and unanswered, even when the caller no longer waits. */
  private readonly unanswered = new Map<number, { visit: RenderVisit; at: number }>();
  private stuckTimer: NodeJS.Timeout | null = null;
  private nextId = 1;
  private ended = false;

  /** @param onStuck receives what the thread was rendering when it hung */
  constructor(file: string, data: RenderWorkerData, onStuck: (visit: RenderVisit) => void) {
    this.onStuck = onStuck;
    this.worker = new Worker(file, {
      workerData: data,
      env: threadEnvironment(process.env),
      argv: [],
      execArgv: [],
      resourceLimits: LIMITS,
    });
    this.worker.on('message', (answer: RenderAnswer) => {
      this.unanswered.delete(answer.id);
      this.settle(
        answer.id,
        'html' in answer
          ? { ok: true, html: answer.html }
          : { ok: false, kind: 'threw', reason: answer.error },
      );
    });
    const fail = (reason: string) => {
      this.ended = true;
      this.unanswered.clear();
      if (this.stuckTimer) clearTimeout(this.stuckTimer);
      for (const id of [...this.waiting.keys()]) this.settle(id, { ok: false, kind: 'ended', reason });
      this.tellIdle();
    };
    this.worker.on('error', (error) =>
      fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    this.worker.on('exit', (code) => fail(`the rendering thread ended with ${code}`));
  }

  get dead(): boolean {
    return this.ended;
  }

  render(request: Omit<RenderRequest, 'id'>, timeoutMs: number): Promise<Rendered> {
    if (this.ended)
      return Promise.resolve({ ok: false, kind: 'ended', reason: 'the rendering thread has ended' });
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => this.settle(id, { ok: false, kind: 'timeout', reason: `took over ${timeoutMs} ms` }),
        timeoutMs,
      );
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.unanswered.set(id, { visit: request, at: Date.now() });
      this.watchForStuck();
      this.worker.postMessage({ ...request, id } satisfies RenderRequest);
    });
  }

  /** Ends the thread when no request is open, at the latest after `limitMs`. */
  async drain(limitMs: number): Promise<void> {
    if (this.waiting.size > 0) {
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, limitMs);
        this.idle.push(() => {
          clearTimeout(limit);
          resolve();
        });
      });
    }
    await this.end();
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private settle(id: number, answer: Rendered): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.tellIdle();
  }

  private tellIdle(): void {
    for (const resolve of this.idle.splice(0)) resolve();
  }

  /** A thread renders one page after the other, so the oldest unanswered one is the one it is busy with. */
  private watchForStuck(): void {
    if (this.stuckTimer) return;
    this.stuckTimer = setTimeout(() => {
      this.stuckTimer = null;
      const [oldest] = this.unanswered.values();
      if (!oldest || this.ended) return;
      if (Date.now() - oldest.at < STUCK_MS) return this.watchForStuck();
      this.onStuck(oldest.visit);
      void this.end();
    }, STUCK_MS);
    this.stuckTimer.unref();
  }
}
