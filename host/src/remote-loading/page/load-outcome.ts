import type { ComposedRelease } from '@bellkey/shared/remote';
import type { RemoteLoadError } from '../failures/remote-load-error.ts';

/** An attempt to show a page, as the loader records it; its report is computed when idle. */
export interface LoadOutcome {
  page: { remote: string; name: string };
  release: ComposedRelease;
  /** Since the document started, in ms (`performance.now`). */
  began: number;
  ended: number;
  /** Why the page was not shown. */
  error?: RemoteLoadError;
}
