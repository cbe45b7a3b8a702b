import type { ComposedRemote } from '@bellkey/shared/remote';
import { classifyAnswer, type Probe } from './classify.ts';
import { type Container, findContainer } from './container.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** architecture.md: anything that takes longer is a timeout. */
export const LOAD_TIMEOUT_MS = 15_000;
const PROBE_TIMEOUT_MS = 3_000;

type ScriptOutcome = 'loaded' | 'error' | 'timeout';

/** Runs a classic script and says how it went; the browser gives no more than that. */
function runScript(url: string, integrity: string | null): Promise<ScriptOutcome> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = (outcome: ScriptOutcome) => {
      clearTimeout(timer);
      script.remove();
      resolve(outcome);
    };
    const timer = setTimeout(settle, LOAD_TIMEOUT_MS, 'timeout');
    script.onload = () => settle('loaded');
    script.onerror = () => settle('error');
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}

/** Asks a URL that failed what it answers. */
export async function probe(url: string): Promise<Probe> {
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await answer.body?.cancel();
    return { status: answer.status, contentType: answer.headers.get('content-type') ?? '' };
  } catch {
    return null;
  }
}

/**
 * Loads a remote's entry script and finds its container.
 *
 * A retry asks under another query: browsers join a pending request for the same URL, and keep a script that failed
 * to parse.
 *
 * @throws RemoteLoadError in phase `entry`
 */
export async function loadEntry(remote: ComposedRemote, attempt: number): Promise<Container> {
  const present = findContainer(remote.container);
  if (present) return present;

  const plain = `${remote.base}${remote.entry}`;
  const url = attempt === 1 ? plain : `${plain}?try=${attempt}`;
  const outcome = await runScript(url, remote.integrity);
  const container = findContainer(remote.container);
  if (outcome === 'loaded' && container) return container;

  const answer = outcome === 'timeout' ? null : await probe(url);
  throw new RemoteLoadError({
    kind: outcome === 'timeout' ? 'timeout' : classifyAnswer(answer),
    phase: 'entry',
    remote: remote.name,
    version: remote.version,
    url,
    status: answer?.status,
    attempt,
  });
}
