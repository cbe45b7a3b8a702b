import { parseIntegrity } from '../remote-loading/integrity/release-integrity.ts';
import { killSwitchScript } from './kill-switch-script.ts';

/** Path of the worker in the host's release. */
const WORKER_FILE = 'browser/service-worker.js';
/** The line that the server puts before the worker, with its release of the host. */
const SHELL_LINE = /^self\.BELLKEY_SHELL=(\{[^\n]*\});\n/;
const BUILD = /^[a-z0-9-]{6,40}$/;

/** The script is not the service worker of its release, so it is not registered. */
export class WorkerRefusedError extends Error {
  override readonly name = 'WorkerRefusedError';
  readonly code = 'worker-refused';
}

async function sha384(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** The build in the first line, and the worker after it; null for any other script. */
function split(script: string): { build: string; base: string; worker: string } | null {
  const [line, json] = SHELL_LINE.exec(script) ?? [];
  if (!line || !json) return null;
  try {
    const { build, base } = JSON.parse(json);
    // The line may contain nothing else, because it runs with the worker.
    const exact = JSON.stringify({ build, base }) === json && BUILD.test(build);
    return exact ? { build, base, worker: script.slice(line.length) } : null;
  } catch {
    return null;
  }
}

/**
 * Verifies the service worker's script before it is registered, because `register` takes no hash. A page cannot verify
 * the scripts that the browser fetches for an update.
 *
 * @param url of the worker
 * @returns `kill-switch` when the site no longer has a worker: this script unregisters the old one
 * @throws WorkerRefusedError when it does not match its release
 * @throws TypeError, or an Error that names the status, when it can't be loaded
 */
export async function verifyWorker(
  url: string,
  fetch: typeof globalThis.fetch,
): Promise<'worker' | 'kill-switch'> {
  const read = async (from: string, cache: RequestCache) => {
    const answer = await fetch(from, { cache });
    if (!answer.ok) throw new Error(`${from} answered ${answer.status}.`);
    return answer;
  };
  const script = await (await read(url, 'no-cache')).text();
  if (script === killSwitchScript) return 'kill-switch';
  const parts = split(script);
  if (!parts || parts.base !== `/host/${parts.build}/`)
    throw new WorkerRefusedError(`${url} is no worker of this site.`);
  const { base, worker } = parts;
  const hash = await sha384(worker);
  const isListed = async (cache: RequestCache) =>
    parseIntegrity(await (await read(`${base}release.json`, cache)).json()).get(WORKER_FILE) === hash;
  // This page has loaded it before. Its content never changes, but the cached copy may be damaged.
  if (!(await isListed('default')) && !(await isListed('reload')))
    throw new WorkerRefusedError(`${url} is not the worker of release ${parts.build}: wrong sha384.`);
  return 'worker';
}
