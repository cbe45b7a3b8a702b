import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { reportToServer } from '../errors/report-to-server.ts';
import { showFatalPage } from '../errors/show-fatal-page.ts';

interface MountOptions {
  /** Whether the element holds the server's HTML of this app. */
  hydrate: boolean;
  reportError: typeof reportToServer;
}

/** Renders the app into its element, or hydrates the server's HTML there. */
export function mountApp(root: HTMLElement, app: ReactNode, { hydrate, reportError }: MountOptions): void {
  const handlers = {
    onRecoverableError: (error: unknown) => {
      reportError(error, { phase: 'hydration' });
    },
    /** An error outside the router: React has removed everything from the screen. */
    onUncaughtError: (error: unknown) => showFatalPage(document, reportError(error, { phase: 'root' })),
  };
  // A transition runs in slices, so that the browser can respond to input between them.
  startTransition(() => {
    if (hydrate) hydrateRoot(root, app, handlers);
    else createRoot(root, handlers).render(app);
  });
}
