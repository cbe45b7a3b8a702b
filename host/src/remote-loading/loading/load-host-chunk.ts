import { classifyAnswer, parseChunkError } from '../failures/classify.ts';
import type { RemoteLoadErrorKind } from '../failures/remote-load-error.ts';
import { isRetryable, retryDelay } from '../failures/retry.ts';
import type { Probe } from '../files/remote-files.ts';

interface HostChunkPorts {
  /** Requests the URL of a failed chunk to see what it returns. */
  probe(url: string): Promise<Probe>;
  /** Reloads the page if the rule allows it now, and returns whether it does. */
  reload(): boolean;
  /** Resolves when the browser is online. */
  online(): Promise<void>;
  sleep(ms: number): Promise<void>;
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

/** How a failed chunk is classified; null for an error of another kind. */
async function kindOf(error: unknown, ports: HostChunkPorts): Promise<RemoteLoadErrorKind | null> {
  const chunk = parseChunkError(error);
  if (!chunk) return null;
  if (chunk.type === 'missing') return 'stale-deploy';
  if (chunk.type === 'timeout') return 'timeout';
  return classifyAnswer(chunk.url ? await ports.probe(chunk.url) : null);
}

/**
 * Loads a chunk of the host by the rule for remotes (specification, section 4). For a missing one it reloads the page
 * once, unless it did so for this path within 10 s. It retries when the server or network does not respond.
 *
 * @param load imports the chunk with `import()`, which requests it again after a failure
 * @returns the chunk's module; stays pending while the page reloads
 * @throws the last error when no retry or reload is left
 */
export async function loadHostChunk<T>(load: () => Promise<T>, ports: HostChunkPorts): Promise<T> {
  const begunAt = ports.now();
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      const kind = await kindOf(error, ports);
      if (kind === 'stale-deploy' && ports.reload()) return new Promise<never>(() => undefined);
      const delay =
        kind && isRetryable(kind) ? retryDelay(failures, ports.now() - begunAt, ports.random()) : null;
      if (delay === null) throw error;
      await ports.sleep(delay);
      await ports.online();
    }
  }
}
