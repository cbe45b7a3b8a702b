import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FETCH_TIMEOUT_MS = 10_000;
/** A hedged request starts another attempt after this. */
const ASK_AGAIN_MS = 2_000;
/** No file of a release comes near it; an endless response must not fill the host's memory. */
const MOST_BYTES = 64_000_000;

/** Resolves a location of the registry: a URL, or a path relative to the registry itself. */
export function resolveLocation(registry: string, location: string): URL {
  const base = /^https?:\/\//i.test(registry) ? new URL(registry) : pathToFileURL(path.resolve(registry));
  return new URL(location, base);
}

/** From where a file may be loaded without encryption: nowhere in production, this machine if configured. */
export type PlainHttp = 'never' | 'loopback' | 'anywhere';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/** Whether a location is on this machine: a file, or a server on a loopback name. */
export const isLocal = (location: URL): boolean =>
  location.protocol === 'file:' || LOOPBACK.test(location.hostname);

/**
 * Refuses a location over plain `http:`, where anyone on the network path controls the content.
 *
 * @throws Error that names the location and the accepted ones
 */
export function refusePlainHttp(location: URL, allowed: PlainHttp): void {
  if (location.protocol !== 'http:' || allowed === 'anywhere') return;
  if (allowed === 'loopback' && isLocal(location)) return;
  const hint = isLocal(location) ? ', or set ALLOW_LOOPBACK_HTTP=1 for this machine' : '';
  throw new Error(`${location.href} is read over plain http: take https or a file${hint}`);
}

/**
 * The whole body of a response. The timeout is enforced here: Node drops the signal given to `fetch` once the request
 * is garbage-collected, and a slow body would be read forever.
 */
async function loadBody({ body }: Response, location: URL, timeUp: AbortSignal): Promise<Buffer> {
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  timeUp.addEventListener('abort', cancel);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > MOST_BYTES) throw new Error(`${location.href} is larger than ${MOST_BYTES / 1e6} MB`);
      chunks.push(read.value);
    }
    timeUp.throwIfAborted();
    return Buffer.concat(chunks);
  } finally {
    timeUp.removeEventListener('abort', cancel);
    cancel();
  }
}

/**
 * Loads a file of a release store, from disk or over HTTP.
 *
 * @throws Error that names the location
 *
 * @param timeoutMs how long it may take over HTTP
 */
export async function loadLocation(location: URL, timeoutMs = FETCH_TIMEOUT_MS): Promise<Buffer> {
  if (location.protocol === 'file:') return readFile(fileURLToPath(location));
  if (location.protocol !== 'http:' && location.protocol !== 'https:') {
    throw new Error(`${location.href}: only file, http and https are read`);
  }
  const timeUp = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(location, { signal: timeUp, redirect: 'error' });
    if (!answer.ok) throw new Error(`${location.href} answered ${answer.status}`);
    return await loadBody(answer, location, timeUp);
  } catch (cause) {
    if (!timeUp.aborted) throw cause;
    throw new Error(`${location.href} was not there whole after ${timeoutMs / 1000} s`, { cause });
  }
}

/**
 * Loads a small file whose newest state counts, such as the registry, by hedged requests: starts another attempt every
 * 2 s, and the first response wins. Only the first attempt's failure is thrown, so a store that is always slow has as
 * much time as for any file.
 */
export async function loadHedged(location: URL, askAgainMs = ASK_AGAIN_MS): Promise<Buffer> {
  if (location.protocol === 'file:') return loadLocation(location);
  let again: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      again = setInterval(() => void loadLocation(location).then(resolve, () => undefined), askAgainMs);
      loadLocation(location).then(resolve, reject);
    });
  } finally {
    clearInterval(again);
  }
}

/** A file of a release, next to its `release.json`. */
export const releaseFile = (release: URL, file: string): URL => new URL(file, release);
