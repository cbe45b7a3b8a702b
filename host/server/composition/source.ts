import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FETCH_TIMEOUT_MS = 10_000;

/** Resolves what a registry names: a URL, or a path relative to the registry's own place. */
export function resolveLocation(registry: string, location: string): URL {
  const base = /^https?:\/\//.test(registry) ? new URL(registry) : pathToFileURL(path.resolve(registry));
  return new URL(location, base);
}

/** Reads a file of a release store, from disk or over HTTP. Throws with a sentence that names the place. */
export async function readLocation(location: URL): Promise<Buffer> {
  if (location.protocol === 'file:') return readFile(fileURLToPath(location));
  if (location.protocol !== 'http:' && location.protocol !== 'https:') {
    throw new Error(`${location.href}: only file, http and https are read`);
  }
  const answer = await fetch(location, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok) throw new Error(`${location.href} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** A file of a release: beside its `release.json`. */
export const releaseFile = (release: URL, file: string): URL => new URL(file, release);
