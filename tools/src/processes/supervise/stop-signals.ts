import type { EventEmitter } from 'node:events';

/** npm passes on a Ctrl-C that the terminal has already sent: the echo of one key press is not a second one. */
const ECHO_MS = 600;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` on the first signal that requests the end, and `force` on a later one.
 *
 * @param source the process.
 * @returns removes the listeners.
 */
export function onStopSignals(
  source: EventEmitter,
  { stop, force, now = Date.now }: { stop: () => void; force: () => void; now?: () => number },
): () => void {
  let firstAt: number | null = null;
  const listen = () => {
    if (firstAt === null) {
      firstAt = now();
      stop();
    } else if (now() - firstAt > ECHO_MS) {
      force();
    }
  };
  for (const signal of SIGNALS) source.on(signal, listen);
  return () => {
    for (const signal of SIGNALS) source.off(signal, listen);
  };
}
