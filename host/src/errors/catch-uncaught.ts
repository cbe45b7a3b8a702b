import { AppError } from './app-error.ts';

interface Handlers {
  report(error: unknown, context?: Record<string, string>): void;
  /** Passes an application error to the full page. */
  raise(error: AppError): void;
}

/**
 * Records uncaught errors, and passes an application error to the full page; a failed chunk preload has its default
 * prevented (specification, section 8). Any other error of an event handler or a promise leaves the page, and its typed
 * text, alone: decision 0075.
 */
export function catchUncaught(window: Window, { report, raise }: Handlers): void {
  const take = (error: unknown, phase: string) => {
    report(error, { phase });
    if (error instanceof AppError) raise(error);
  };
  window.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) take(event.error ?? event.message, 'uncaught');
  });
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof Error && reason.name === 'ChunkLoadError') event.preventDefault();
    take(reason, 'unhandled-rejection');
  });
}
