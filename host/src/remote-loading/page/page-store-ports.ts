import type { ComposedPage, ComposedRelease } from '@bellkey/shared/remote';
import type { ComponentType } from 'react';
import type { RemoteLoadError } from '../failures/remote-load-error.ts';
import type { PageModule } from '../loading/page-module.ts';
import type { LoadOutcome } from './load-outcome.ts';

/** What is shown in place of a page. */
export type PageState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; Page: ComponentType; attempt: number }
  | { status: 'failed'; error: RemoteLoadError; attempt: number };

/** What the page store needs from the browser; parameters, so that tests patch nothing. */
export interface PageStorePorts {
  loadOnce(page: ComposedPage, attempt: number, release: ComposedRelease): Promise<PageModule>;
  /** An earlier release of the same remote replaces this one for the life of the tab. */
  retire(release: ComposedRelease): void;
  /** Reloads the document to the current URL if the reload guard allows it; true when it does. */
  reload(error: RemoteLoadError): boolean;
  report(error: unknown): void;
  /** Records the outcome of an attempt, for measurements. */
  note(load: LoadOutcome): void;
  now(): number;
  random(): number;
  sleep(ms: number): Promise<void>;
  /** Resolves when the browser is online, or at once if it is. */
  online(): Promise<void>;
}
