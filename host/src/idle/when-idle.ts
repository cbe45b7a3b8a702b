/** Calls back when the browser is idle, after 5 s at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(run, 500);
  return () => clearTimeout(timer);
}
