import type { ApiClient, ApiCredentials, RuntimeConfig, SessionStore } from '@bellkey/shared/shell';
import { type CallPorts, createCall } from './call.ts';
import { createFollow } from './follow.ts';
import { createSessionRecheck } from './session-recheck.ts';

/** The product API for pages of this tab. */
export function createApiClient(config: RuntimeConfig, session: SessionStore): ApiClient {
  return clientOf(config, {
    getIdToken: () => session.getIdToken(),
    recheckSession: createSessionRecheck(session, Date.now),
  });
}

/** The product API with credentials of its own: neither this browser's cookies nor its staff session go along. */
export function createApiClientAs(
  config: RuntimeConfig,
  { demoGuestToken = '', staffToken }: ApiCredentials,
): ApiClient {
  return clientOf(config, { demoGuestToken, getIdToken: async () => staffToken ?? null });
}

function clientOf(
  config: RuntimeConfig,
  caller: Pick<CallPorts, 'getIdToken' | 'recheckSession' | 'demoGuestToken'>,
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
