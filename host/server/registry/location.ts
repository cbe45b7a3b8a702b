import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FETCH_TIMEOUT_MS = 10_000;
/** A small file that does not come is asked for anew after this. */
const ASK_AGAIN_MS = 2_000;
/** No file of a release is near it; a store that never ends must not take the host's memory. */
const MOST_BYTES = 64_000_000;

/** Resolves what a registry names: a URL, or a path relative to the registry's own place. */
export function resolveLocation(registry: string, location: string): URL {
  const base = /^https?:\/\//i.test(registry) ? new URL(registry) : pathToFileURL(path.resolve(registry));
  return new URL(location, base);
}

/** From where a file may come without encryption: nowhere in production, this machine where that is wanted. */
export type PlainHttp = 'never' | 'loopback' | 'anywhere';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/** Whether a place is on this machine: a file, or a server on a loopback name. */
export const isLocal = (location: URL): boolean =>
  location.protocol === 'file:' || LOOPBACK.test(location.hostname);

/**
 * Refuses a place that is read over plain `http:`, where whoever sits on the way decides what is read.
 *
 * @throws Error that names the place and says what would be taken
 */
export function refusePlainHttp(location: URL, allowed: PlainHttp): void {
  if (location.protocol !== 'http:' || allowed === 'anywhere') return;
  if (allowed === 'loopback' && isLocal(location)) return;
  const hint = isLocal(location) ? ', or set ALLOW_LOOPBACK_HTTP=1 for this machine' : '';
  throw new Error(`${location.href} is read over plain http: take https or a file${hint}`);
}

/**
 * The whole body of an answer. Reading it is ended here when time is up: what `fetch` itself was given as a signal is
 * forgotten by Node once nobody else holds the request, and a body that drips would be read for ever.
 */
async function readBody({ body }: Response, location: URL, timeUp: AbortSignal): Promise<Buffer> {
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
 * Reads a file of a release store, from disk or over HTTP. Throws with a sentence that names the place.
 *
 * @param timeoutMs how long it may take over HTTP
 */
export async function readLocation(location: URL, timeoutMs = FETCH_TIMEOUT_MS): Promise<Buffer> {
  if (location.protocol === 'file:') return readFile(fileURLToPath(location));
  if (location.protocol !== 'http:' && location.protocol !== 'https:') {
    throw new Error(`${location.href}: only file, http and https are read`);
  }
  const timeUp = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(location, { signal: timeUp, redirect: 'error' });
    if (!answer.ok) throw new Error(`${location.href} answered ${answer.status}`);
    return await readBody(answer, location, timeUp);
  } catch (cause) {
    if (!timeUp.aborted) throw cause;
    throw new Error(`${location.href} was not there whole after ${timeoutMs / 1000} s`, { cause });
  }
}

/**
 * Reads a small file whose newest state counts, such as the registry. A request that hangs holds nobody up: every 2 s
 * another is sent beside it, and the first that is answered counts. A store that is slow for every request has as much
 * time as for any file: it is the first one's failure that is thrown.
 */
export async function readSoon(location: URL, askAgainMs = ASK_AGAIN_MS): Promise<Buffer> {
  if (location.protocol === 'file:') return readLocation(location);
  let again: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      again = setInterval(() => void readLocation(location).then(resolve, () => undefined), askAgainMs);
      readLocation(location).then(resolve, reject);
    });
  } finally {
    clearInterval(again);
  }
}

/** A file of a release: beside its `release.json`. */
export const releaseFile = (release: URL, file: string): URL => new URL(file, release);
