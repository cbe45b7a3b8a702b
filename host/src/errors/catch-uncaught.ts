/** Reports what nothing else caught; a failed chunk preload has its default prevented (specification, section 8). */
export function catchUncaught(
  window: Window,
  report: (error: unknown, context?: Record<string, string>) => void,
): void {
  window.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) report(event.error ?? event.message, { phase: 'uncaught' });
  });
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof Error && reason.name === 'ChunkLoadError') event.preventDefault();
    report(reason, { phase: 'unhandled-rejection' });
  });
}
