import type { ComposedRelease } from '@bellkey/shared/remote';
import type { RemoteLoadError } from '../failures/remote-load-error.ts';

/** A try to show a page, as the loader notes it: what is reported of it is worked out when nothing else is to do. */
export interface LoadOutcome {
  page: { remote: string; name: string };
  release: ComposedRelease;
  /** Since the document began, in ms (`performance.now`). */
  began: number;
  ended: number;
  /** Why the page was not shown. */
  error?: RemoteLoadError;
}
