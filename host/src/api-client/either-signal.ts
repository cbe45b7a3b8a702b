/** A signal that aborts when any of some others does; `AbortSignal.any` where the browser has it (Safari since 17.4). */
export function eitherSignal(...signals: AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener('abort', () => either.abort(signal.reason), {
      once: true,
      signal: either.signal,
    });
  }
  return either.signal;
}
