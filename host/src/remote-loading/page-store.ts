import type { ComposedPage, Composition } from '@bellkey/shared/remote';
import type { ComponentType } from 'react';
import type { PageModule } from './page-module.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { isRetryable, retryDelay } from './retry.ts';

export type PageState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; Page: ComponentType; attempt: number }
  | { status: 'failed'; error: RemoteLoadError; attempt: number };

/** What the store needs of the world; arguments, so that tests need no patching. */
export interface PageStoreWorld {
  loadOnce(page: ComposedPage, attempt: number): Promise<PageModule>;
  /** Reloads the document to the current URL if the reload guard allows it; true when it does. */
  reload(error: RemoteLoadError): boolean;
  report(error: unknown): void;
  now(): number;
  random(): number;
  sleep(ms: number): Promise<void>;
  /** Resolves when the browser is online; at once when it is. */
  online(): Promise<void>;
}

const keyOf = (page: { remote: string; name: string }) => `${page.remote}/${page.name}`;
const IDLE: PageState = { status: 'idle' };

/**
 * The pages of this tab by remote and name: idle, loading, ready or failed. It tries again by the rules of
 * architecture.md, and a failure is never kept from a later try.
 */
export class PageStore {
  private readonly states = new Map<string, PageState>();
  /** Pages that are being loaded ahead, and whether somebody has come to want them since. */
  private readonly ahead = new Map<string, { wanted: boolean; attempt: number }>();
  /** Tries that loading ahead has used up: the next one must not ask for the same URL. */
  private readonly used = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private readonly world: PageStoreWorld;
  readonly composition: Composition;

  constructor(composition: Composition, world: PageStoreWorld) {
    this.composition = composition;
    this.world = world;
  }

  get(page: { remote: string; name: string }): PageState {
    return this.states.get(keyOf(page)) ?? IDLE;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Takes a page that is already here: the server's, or the first one of the tab. */
  accept(page: { remote: string; name: string }, module: PageModule): void {
    this.set(keyOf(page), { status: 'ready', Page: module.Page, attempt: 1 });
  }

  /** Starts loading a page unless it is here or on its way. */
  load(page: ComposedPage): void {
    const key = keyOf(page);
    const ahead = this.ahead.get(key);
    if (ahead) {
      ahead.wanted = true;
      this.set(key, { status: 'loading' });
    } else if (this.get(page).status === 'idle') {
      void this.run(page, (this.used.get(key) ?? 0) + 1);
    }
  }

  /**
   * Loads a page that somebody may go to, once and quietly: a failure is forgotten, since nobody has asked yet. When
   * they have by then, it is loaded by the rules.
   */
  preload(page: ComposedPage): void {
    const key = keyOf(page);
    if (this.get(page).status !== 'idle' || this.ahead.has(key)) return;
    const ahead = { wanted: false, attempt: (this.used.get(key) ?? 0) + 1 };
    this.ahead.set(key, ahead);
    this.world.loadOnce(page, ahead.attempt).then(
      (module) => {
        this.ahead.delete(key);
        this.set(key, { status: 'ready', Page: module.Page, attempt: ahead.attempt });
      },
      () => {
        this.ahead.delete(key);
        this.used.set(key, ahead.attempt);
        if (ahead.wanted) void this.run(page, ahead.attempt + 1);
      },
    );
  }

  /** Loads a failed page anew, with a fresh count of tries. */
  retry(page: ComposedPage): void {
    const state = this.get(page);
    if (state.status === 'failed') void this.run(page, state.attempt + 1);
  }

  private async run(page: ComposedPage, firstAttempt: number): Promise<void> {
    const { world } = this;
    const key = keyOf(page);
    this.set(key, { status: 'loading' });
    const begun = world.now();
    for (let attempt = firstAttempt; ; attempt += 1) {
      try {
        const module = await world.loadOnce(page, attempt);
        this.set(key, { status: 'ready', Page: module.Page, attempt });
        return;
      } catch (cause) {
        const error = cause instanceof RemoteLoadError ? cause : this.unexpected(page, attempt, cause);
        const failures = attempt - firstAttempt + 1;
        const delay = isRetryable(error.kind)
          ? retryDelay(failures, world.now() - begun, world.random())
          : null;
        if (delay !== null) {
          await world.sleep(delay);
          await world.online();
          continue;
        }
        world.report(error);
        // A reload is on its way: the skeleton stays until the new document comes.
        if (error.kind === 'stale-deploy' && world.reload(error)) return;
        this.set(key, { status: 'failed', error, attempt });
        return;
      }
    }
  }

  private unexpected(page: ComposedPage, attempt: number, cause: unknown): RemoteLoadError {
    const version = this.composition.remotes[page.remote]?.version ?? 'unknown';
    return new RemoteLoadError({
      kind: 'bad-build',
      phase: 'init',
      remote: page.remote,
      version,
      url: null,
      attempt,
      cause,
    });
  }

  private set(key: string, state: PageState): void {
    this.states.set(key, state);
    for (const listener of this.listeners) listener();
  }
}
