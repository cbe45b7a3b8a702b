import type { Probe } from '../files/remote-files.ts';
import type { RemoteLoadErrorKind } from './remote-load-error.ts';

/**
 * Classifies a failed script or style by what its URL returns now. A script element does not report why it failed, so
 * the URL is requested again (from the cache or the network, a few hundred bytes at most).
 */
export function classifyAnswer(probe: Probe): RemoteLoadErrorKind {
  if (probe === null) return 'unavailable';
  if (probe.status === 404 || probe.status === 410) return 'stale-deploy';
  if (probe.status === 429 || probe.status >= 500) return 'unavailable';
  if (probe.contentType.includes('text/html')) return 'stale-deploy';
  return 'bad-build';
}

/** The phase of a chunk error from the remote's own bundler runtime, and the details in its message. */
export function parseChunkError(
  error: unknown,
): { phase: 'chunk' | 'css'; url: string | null; type: string } | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null;
  const { type, request } = error as Error & { type?: unknown; request?: unknown };
  const css = error.message.includes('css chunk');
  return {
    phase: css ? 'css' : 'chunk',
    url: typeof request === 'string' ? request : null,
    type: typeof type === 'string' ? type : 'error',
  };
}
