import type { LoadFailure, PageLoad } from '@bellkey/shared/release';
import type { Quarantine } from './quarantine.ts';
import { RecentOutcomes, type Threshold } from './recent-outcomes.ts';

/** Failures that are the release's own, not the network's or an old tab's. */
const OWN_FAULTS: ReadonlySet<LoadFailure['kind']> = new Set(['bad-build', 'crashed', 'incompatible']);

/** The reporter of a load. Neither value is kept longer than the window, and neither is written to disk. */
export interface Visitor {
  address: string;
  /** One per visitor: the id of the document's token. */
  key: string;
}

interface Options {
  quarantine: Quarantine;
  browsers: Threshold;
  rendering: Threshold;
  now(): number;
}

/**
 * Watches releases after they went live, in browsers and in the server's renderer, and quarantines one that fails above
 * the threshold.
 */
export class ReleaseWatch {
  private readonly options: Options;
  private readonly inBrowsers = new Map<string, RecentOutcomes>();
  private readonly inRenderer = new Map<string, RecentOutcomes>();
  private renderings = 0;

  constructor(options: Options) {
    this.options = options;
  }

  /** A load that a browser reported. */
  async loaded(visitor: Visitor, { remote, build, failure }: PageLoad): Promise<void> {
    if (failure && !OWN_FAULTS.has(failure.kind)) return;
    const { browsers, quarantine, now } = this.options;
    const outcomes = outcomesOf(this.inBrowsers, `${remote} ${build}`, browsers);
    outcomes.add(visitor, failure !== undefined, now());
    const verdict = outcomes.verdict(now());
    if (!failure || !verdict.bad) return;
    await quarantine.add({
      remote,
      build,
      cause: 'browsers',
      detail: `${verdict.failed} of ${verdict.total} visitors from ${verdict.addresses === 1 ? 'one address' : `${verdict.addresses} addresses`} could not be shown a page, last: ${failure.kind} in ${failure.phase}`,
    });
  }

  /** A page that the server rendered, or could not render because its code threw or never ended. */
  async rendered({ remote, build }: { remote: string; build: string }, error: string | null): Promise<void> {
    const { rendering, quarantine, now } = this.options;
    const outcomes = outcomesOf(this.inRenderer, `${remote} ${build}`, rendering);
    this.renderings += 1;
    outcomes.add({ address: `${this.renderings}`, key: `${this.renderings}` }, error !== null, now());
    const verdict = outcomes.verdict(now());
    if (error === null || !verdict.bad) return;
    await quarantine.add({
      remote,
      build,
      cause: 'rendering',
      detail: `${verdict.failed} of ${verdict.total} pages could not be rendered on the server, last: ${error.split('\n')[0]}`,
    });
  }

  /**
   * A release whose server pages were all rendered once before it goes live, with some failures. Only the share counts,
   * however few pages there are, because only the release itself can be the cause.
   */
  async tried(
    { remote, build }: { remote: string; build: string },
    { failed, total, error }: { failed: number; total: number; error: string },
  ): Promise<void> {
    const { rendering, quarantine } = this.options;
    if (failed <= total * rendering.share) return;
    await quarantine.add({
      remote,
      build,
      cause: 'rendering',
      detail: `${failed} of ${total} pages could not be rendered on the server before it went live, last: ${error.split('\n')[0]}`,
    });
  }

  /** Drops the earlier failures of a release. */
  forget(remote: string, build: string): void {
    this.inBrowsers.delete(`${remote} ${build}`);
    this.inRenderer.delete(`${remote} ${build}`);
  }

  /** Drops every release but these: what is not served is not watched. */
  keepOnly(releases: ReadonlyArray<{ name: string; build: string }>): void {
    const kept = new Set(releases.map(({ name, build }) => `${name} ${build}`));
    for (const watched of [this.inBrowsers, this.inRenderer]) {
      for (const key of watched.keys()) if (!kept.has(key)) watched.delete(key);
    }
  }
}

function outcomesOf(all: Map<string, RecentOutcomes>, key: string, threshold: Threshold): RecentOutcomes {
  const found = all.get(key) ?? new RecentOutcomes(threshold);
  all.set(key, found);
  return found;
}
