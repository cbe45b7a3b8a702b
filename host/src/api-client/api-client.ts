import type { ApiClient, ApiCredentials, RuntimeConfig, SessionStore } from '@bellkey/shared/shell';
import { createCall } from './call.ts';
import { createFollow, type FollowPorts } from './follow.ts';
import type { LoadChunk } from './load-chunk.ts';
import { createSessionRecheck } from './session-recheck.ts';

/** The product API for pages of this tab. */
export function createApiClient(
  config: RuntimeConfig,
  session: SessionStore,
  loadChunk: LoadChunk,
): ApiClient {
  return clientOf(config, {
    loadChunk,
    getIdToken: () => session.getIdToken(),
    recheckSession: createSessionRecheck(session, Date.now),
  });
}

/** The product API with credentials of its own: neither this browser's cookies nor its staff session go along. */
export function createApiClientAs(
  config: RuntimeConfig,
  { demoGuestToken = '', staffToken }: ApiCredentials,
  loadChunk: LoadChunk,
): ApiClient {
  return clientOf(config, { loadChunk, demoGuestToken, getIdToken: async () => staffToken ?? null });
}

function clientOf(
  config: RuntimeConfig,
  caller: Pick<FollowPorts, 'getIdToken' | 'recheckSession' | 'demoGuestToken' | 'loadChunk'>,
): ApiClient {
  const ports = {
    ...caller,
    baseUrl: config.apiBaseUrl,
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    isOnline: () => navigator.onLine,
    random: Math.random,
    now: Date.now,
    onWake: (wake: () => void) => {
      const onVisible = () => {
        if (document.visibilityState === 'visible') wake();
      };
      addEventListener('online', wake);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
  return { call: createCall(ports), follow: createFollow(ports) };
}
