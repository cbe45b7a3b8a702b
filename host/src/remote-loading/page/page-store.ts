import type { ComposedPage, ComposedRelease, Composition } from '@bellkey/shared/remote';
import { RemoteLoadError } from '../failures/remote-load-error.ts';
import { isReleaseAtFault, isRetryable, retryDelay } from '../failures/retry.ts';
import type { PageModule } from '../loading/page-module.ts';
import type { PageState, PageStorePorts } from './page-store-ports.ts';

const keyOf = (page: { remote: string; name: string }) => `${page.remote}/${page.name}`;
const IDLE: PageState = { status: 'idle' };

/**
 * The pages of this tab by remote and name: idle, loading, ready or failed. Retries follow
 * docs/architecture.md#when-loading-fails, and no failure is cached. A broken release falls back to the one before it,
 * which serves all pages of its remote from then on.
 */
export class PageStore {
  private readonly states = new Map<string, PageState>();
  /** Pages that are preloading, and whether the visitor has opened them since. */
  private readonly ahead = new Map<string, { wanted: boolean; attempt: number }>();
  /** Attempt numbers used by preloading: the next attempt must use another URL. */
  private readonly used = new Map<string, number>();
  /** Releases that replace those of the composition, by remote. */
  private readonly replaced = new Map<string, ComposedRelease>();
  private readonly listeners = new Set<() => void>();
  private readonly ports: PageStorePorts;
  readonly composition: Composition;

  constructor(composition: Composition, ports: PageStorePorts) {
    this.composition = composition;
    this.ports = ports;
  }

  get(page: { remote: string; name: string }): PageState {
    return this.states.get(keyOf(page)) ?? IDLE;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Adds a page that has loaded: the server's, or the first one of the tab. */
  accept(page: { remote: string; name: string }, module: PageModule): void {
    this.note(page, 0);
    this.set(keyOf(page), { status: 'ready', Page: module.Page, attempt: 1 });
  }

  /** Starts loading a page unless it is loaded or loading. */
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
   * Preloads a page that the visitor may open: one try, whose failure is not reported. If the visitor has opened the
   * page by then, it is loaded with retries.
   */
  preload(page: ComposedPage): void {
    const key = keyOf(page);
    if (this.get(page).status !== 'idle' || this.ahead.has(key)) return;
    const ahead = { wanted: false, attempt: (this.used.get(key) ?? 0) + 1 };
    this.ahead.set(key, ahead);
    const begun = this.ports.now();
    this.loadOnce(page, ahead.attempt).then(
      (module) => {
        this.ahead.delete(key);
        this.note(page, begun);
        this.set(key, { status: 'ready', Page: module.Page, attempt: ahead.attempt });
      },
      () => {
        this.ahead.delete(key);
        this.used.set(key, ahead.attempt);
        if (ahead.wanted) void this.run(page, ahead.attempt + 1);
      },
    );
  }

  /** Loads a failed page again, with a new count of attempts. */
  retry(page: ComposedPage): void {
    const state = this.get(page);
    if (state.status === 'failed') void this.run(page, state.attempt + 1);
  }

  private async run(page: ComposedPage, attemptNow: number): Promise<void> {
    const { ports } = this;
    const key = keyOf(page);
    this.set(key, { status: 'loading' });
    let firstAttempt = attemptNow;
    let begun = ports.now();
    for (let attempt = firstAttempt; ; attempt += 1) {
      try {
        const module = await this.loadOnce(page, attempt);
        this.note(page, begun);
        this.set(key, { status: 'ready', Page: module.Page, attempt });
        return;
      } catch (cause) {
        const error = cause instanceof RemoteLoadError ? cause : this.unexpected(page, attempt, cause);
        const failures = attempt - firstAttempt + 1;
        const delay = isRetryable(error.kind)
          ? retryDelay(failures, ports.now() - begun, ports.random())
          : null;
        if (delay !== null) {
          await ports.sleep(delay);
          await ports.online();
          continue;
        }
        ports.report(error);
        this.note(page, begun, error);
        // The page is reloading: the skeleton stays until then.
        if (error.kind === 'stale-deploy' && ports.reload(error)) return;
        if (this.fallBack(page.remote, error)) {
          firstAttempt = attempt + 1;
          begun = ports.now();
          continue;
        }
        this.set(key, { status: 'failed', error, attempt });
        return;
      }
    }
  }

  /** The release that serves a remote's pages now. */
  releaseOf(remote: string): ComposedRelease | null {
    return this.replaced.get(remote) ?? this.composition.remotes[remote] ?? null;
  }

  /**
   * A visible page threw while rendering: falls back to the earlier release.
   *
   * @returns whether there is one; otherwise nothing has changed
   */
  fallBackFrom(page: ComposedPage, error: RemoteLoadError): boolean {
    const state = this.get(page);
    this.note(page, this.ports.now(), error);
    if (state.status !== 'ready' || !this.fallBack(page.remote, error)) return false;
    void this.run(page, state.attempt + 1);
    return true;
  }

  /** Replaces a broken release by the earlier one; false when there is none, or it would not help. */
  private fallBack(remote: string, error: RemoteLoadError): boolean {
    const now = this.composition.remotes[remote];
    const failed = this.releaseOf(remote);
    if (!now?.earlier || failed !== now || !isReleaseAtFault(error.kind)) return false;
    this.ports.retire(now);
    this.replaced.set(remote, now.earlier);
    return true;
  }

  private async loadOnce(page: ComposedPage, attempt: number): Promise<PageModule> {
    const release = this.releaseOf(page.remote);
    if (release) return this.ports.loadOnce(page, attempt, release);
    throw new RemoteLoadError({
      kind: 'unavailable',
      phase: 'entry',
      remote: page.remote,
      version: 'unknown',
      url: null,
      attempt,
    });
  }

  private note(page: { remote: string; name: string }, began: number, error?: RemoteLoadError): void {
    const release = this.releaseOf(page.remote);
    if (!release) return;
    this.ports.note({ page, release, began, ended: this.ports.now(), ...(error ? { error } : {}) });
  }

  private unexpected(page: ComposedPage, attempt: number, cause: unknown): RemoteLoadError {
    const version = this.releaseOf(page.remote)?.version ?? 'unknown';
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
