import { AppError } from './app-error.ts';

interface Handlers {
  report(error: unknown, context?: Record<string, string>): void;
  /** Takes a fatal error to the full page. */
  raise(error: AppError): void;
}

/**
 * Reports what nothing else caught, and raises what is fatal; a failed chunk preload has its default prevented
 * (specification, section 8).
 */
export function catchUncaught(window: Window, { report, raise }: Handlers): void {
  const take = (error: unknown, phase: string) => {
    report(error, { phase });
    if (error instanceof AppError && error.fatal) raise(error);
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
