import path from 'node:path';
import { resolveBrand } from '@bellkey/shared/brand';
import { isRenderedOnServer, matchPage, pagesAt } from '@bellkey/shared/remote';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import type { LiveComposition } from '../composition/compose.ts';
import { type FailedTrial, failedTrials, type RenderOutcome } from './render-outcome.ts';
import type { RenderRequest, RenderVisit } from './render-protocol.ts';
import { type Rendered, RenderThread } from './render-thread.ts';

/**
 * docs/architecture.md#how-a-page-reaches-the-screen: a page that takes longer on the server is rendered in
 * the browser instead.
 */
export const RENDER_TIMEOUT_MS = 300;
/** A first render loads modules and is not yet compiled by the engine. */
const PREPARE_TIMEOUT_MS = 10_000;
/** How long an unneeded thread serves requests that started before. */
const KEPT_MS = 5_000;
/** How long the threads of the previous composition stay warm, for a rollback. */
export const SPARE_MS = 15 * 60_000;
const DRAIN_LIMIT_MS = 5_000;
const RESTART_MS = 1_000;
/** A path that no remote has: only the frame renders there. */
const FRAME_ONLY = '/-/frame';

interface Options {
  /** The built `render-worker.js`. */
  file: string;
  config: RuntimeConfig;
  /** Receives the outcome of each server-rendered page of a release; never failures of the frame itself. */
  onOutcome(outcome: RenderOutcome): void;
  onFailedTrial(trial: FailedTrial): void;
}

interface Kept {
  thread: RenderThread;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Ends it, once no served composition needs it. */
  ending: NodeJS.Timeout | null;
  /** Whether another one was released since. */
  outdated: boolean;
}

/**
 * Renders pages in worker threads: one for compositions that render the same. A changed remote gets a new thread,
 * because modules of its earlier release can't be unloaded; the old one drains.
 */
export class Renderer {
  private readonly threads = new Map<string, Kept>();
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Number of threads. */
  get size(): number {
    return this.threads.size;
  }

  /** Number of threads that stay warm for a rollback. */
  get spare(): number {
    return [...this.threads.values()].filter(({ ending }) => ending !== null).length;
  }

  /** Whether a live thread exists. */
  get healthy(): boolean {
    return [...this.threads.values()].some(({ thread, ending }) => ending === null && !thread.dead);
  }

  async render(
    composition: LiveComposition,
    request: Omit<RenderRequest, 'id'>,
    timeoutMs = RENDER_TIMEOUT_MS,
  ): Promise<Rendered> {
    const thread = this.threadOf(composition, false);
    if (!thread)
      return { ok: false, kind: 'ended', reason: 'the rendering thread of this composition has ended' };
    const rendered = await thread.render(request, timeoutMs);
    this.tell(composition, request, rendered);
    return rendered;
  }

  /**
   * Starts the missing threads of these compositions and renders each server page once, so that no visitor waits for
   * modules to load. A page that needs a visitor's data is rendered as an outline.
   */
  async prepare(compositions: readonly LiveComposition[]): Promise<void> {
    for (const composition of compositions) {
      const known = this.threads.get(composition.renderId);
      if (known && !known.thread.dead) {
        this.keep(known);
        continue;
      }
      const thread = this.threadOf(composition, true);
      const request = { brand: resolveBrand('localhost'), seed: 0 };
      // A failure of the frame is not a release's fault.
      const frame = await thread?.render({ ...request, url: FRAME_ONLY }, PREPARE_TIMEOUT_MS);
      const visits: RenderVisit[] = composition.pages
        .filter((page) => isRenderedOnServer(page) && !page.path.includes(':'))
        .map((page) => (page.at ? { url: '/', atProperty: true } : { url: page.path }));
      const outcomes: RenderOutcome[] = [];
      for (const visit of visits) {
        const rendered = await thread?.render({ ...request, ...visit, warm: true }, PREPARE_TIMEOUT_MS);
        if (rendered && frame?.ok) outcomes.push(...this.tell(composition, visit, rendered));
      }
      for (const trial of failedTrials(outcomes)) this.options.onFailedTrial(trial);
    }
  }

  /**
   * Releases threads that none of these compositions needs. The previous one stays warm for a while, so that a rollback
   * starts no thread; the one before that ends when its requests are answered.
   */
  retain(compositions: readonly LiveComposition[]): void {
    const needed = new Set(compositions.map(({ renderId }) => renderId));
    const unneeded = [...this.threads].filter(([id]) => !needed.has(id));
    const leaving = unneeded.filter(([, { ending }]) => ending === null);
    if (leaving.length === 0) return;
    for (const [id, kept] of unneeded) {
      if (kept.ending === null) this.endAfter(SPARE_MS, id, kept);
      else if (!kept.outdated) {
        clearTimeout(kept.ending);
        kept.outdated = true;
        this.endAfter(KEPT_MS, id, kept);
      }
    }
  }

  async close(): Promise<void> {
    const all = [...this.threads.values()];
    this.threads.clear();
    for (const { ending } of all) if (ending) clearTimeout(ending);
    await Promise.all(all.map(({ thread }) => thread.end()));
  }

  private endAfter(milliseconds: number, id: string, kept: Kept): void {
    kept.ending = setTimeout(() => {
      if (this.threads.get(id) === kept) this.threads.delete(id);
      void kept.thread.drain(DRAIN_LIMIT_MS);
    }, milliseconds);
    kept.ending.unref();
  }

  private keep(kept: Kept): void {
    if (kept.ending) clearTimeout(kept.ending);
    kept.ending = null;
    kept.outdated = false;
  }

  /** @param begin whether to start a missing one; otherwise only one that died is restarted */
  private threadOf(composition: LiveComposition, begin: boolean): RenderThread | null {
    const { renderId, id, pages, remotes, live } = composition;
    const known = this.threads.get(renderId);
    if (known && !known.thread.dead) return known.thread;
    // A dead thread is restarted, unless nothing needs it any more or it dies at once each time.
    if (!begin && (!known || known.ending || Date.now() - known.startedAt < RESTART_MS)) return null;
    const serverEntries = Object.fromEntries(
      Object.entries(live).flatMap(([name, { release, folder }]) =>
        release.serverEntry ? [[name, path.join(folder, release.serverEntry)]] : [],
      ),
    );
    const { file, config } = this.options;
    const thread = new RenderThread(
      file,
      { composition: { id, pages, remotes }, serverEntries, config },
      (request) =>
        this.tell(composition, request, {
          ok: false,
          kind: 'threw',
          reason: `rendering ${request.url} does not end`,
        }),
    );
    this.threads.set(renderId, { thread, startedAt: Date.now(), ending: null, outdated: false });
    return thread;
  }

  /** @returns the reported outcome, or none when no release is concerned */
  private tell(
    { pages, live }: LiveComposition,
    { url, atProperty = false }: RenderVisit,
    rendered: Rendered,
  ): RenderOutcome[] {
    if (!rendered.ok && rendered.kind !== 'threw') return [];
    // Not resolved against a base: `//demo` would become a host, and count for the home page.
    const page = matchPage(pagesAt(pages, atProperty), new URL(`http://host.invalid${url}`).pathname);
    const release = page?.rendering === 'server' ? live[page.remote]?.release : undefined;
    if (!release) return [];
    const error = rendered.ok ? null : rendered.reason;
    const outcome = { remote: release.name, build: release.build, error };
    this.options.onOutcome(outcome);
    return [outcome];
  }
}
