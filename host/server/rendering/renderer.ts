import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { resolveBrand } from '@bellkey/shared/brand';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import type { LiveComposition } from '../composition/compose.ts';
import type { RenderAnswer, RenderRequest, RenderWorkerData } from './render-protocol.ts';

/** architecture.md: a page that takes longer on the server is rendered in the browser instead. */
export const RENDER_TIMEOUT_MS = 300;
/** A first render reads modules and is not yet compiled by the engine. */
const PREPARE_TIMEOUT_MS = 10_000;
/** How long a worker of an earlier composition may finish what it began. */
const DRAIN_MS = 5_000;

export type Rendered = { ok: true; html: string } | { ok: false; reason: string };

/** One worker thread for one composition. */
class RenderWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answer: Rendered) => void>();
  private nextId = 1;
  dead = false;

  constructor(file: string, data: RenderWorkerData) {
    this.worker = new Worker(file, { workerData: data });
    this.worker.on('message', (answer: RenderAnswer) => {
      this.settle(
        answer.id,
        'html' in answer ? { ok: true, html: answer.html } : { ok: false, reason: answer.error },
      );
    });
    const fail = (reason: string) => {
      this.dead = true;
      for (const id of this.waiting.keys()) this.settle(id, { ok: false, reason });
    };
    this.worker.on('error', (error) => fail(error.stack ?? error.message));
    this.worker.on('exit', (code) => fail(`the rendering worker ended with ${code}`));
  }

  render(request: Omit<RenderRequest, 'id'>, timeoutMs: number): Promise<Rendered> {
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => this.settle(id, { ok: false, reason: `took over ${timeoutMs} ms` }),
        timeoutMs,
      );
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.worker.postMessage({ ...request, id } satisfies RenderRequest);
    });
  }

  async end(afterMs = 0): Promise<void> {
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs).unref());
    await this.worker.terminate();
  }

  private settle(id: number, answer: Rendered): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }
}

/** Renders pages in a worker thread of the current composition; a new composition gets a fresh one while the old drains. */
export class Renderer {
  private current: { id: string; worker: RenderWorker } | null = null;
  private readonly file: string;
  private readonly config: RuntimeConfig;

  /** @param file the built `render-worker.js` */
  constructor(file: string, config: RuntimeConfig) {
    this.file = file;
    this.config = config;
  }

  async render(
    composition: LiveComposition,
    request: Omit<RenderRequest, 'id'>,
    timeoutMs = RENDER_TIMEOUT_MS,
  ): Promise<Rendered> {
    return this.workerOf(composition).render(request, timeoutMs);
  }

  /**
   * Starts the worker of a composition and renders each page that is rendered on the server once, so that no visitor
   * waits for modules to be read. Pages that fail here fail again, and are reported, when somebody asks for them.
   */
  async prepare(composition: LiveComposition): Promise<void> {
    const worker = this.workerOf(composition);
    const paths = composition.pages
      .filter(({ rendering, path: pattern }) => rendering === 'server' && !pattern.includes(':'))
      .map((page) => page.path);
    for (const url of ['/', ...paths]) {
      await worker.render({ url, brand: resolveBrand('localhost'), seed: 0 }, PREPARE_TIMEOUT_MS);
    }
  }

  async close(): Promise<void> {
    await this.current?.worker.end();
  }

  private workerOf(composition: LiveComposition): RenderWorker {
    if (this.current?.id === composition.id && !this.current.worker.dead) return this.current.worker;
    void this.current?.worker.end(DRAIN_MS);
    const { id, pages, remotes, live } = composition;
    const serverEntries = Object.fromEntries(
      Object.entries(live).flatMap(([name, { release, folder }]) =>
        release.serverEntry ? [[name, path.join(folder, release.serverEntry)]] : [],
      ),
    );
    const worker = new RenderWorker(this.file, {
      composition: { id, pages, remotes },
      serverEntries,
      config: this.config,
    });
    this.current = { id, worker };
    return worker;
  }
}
