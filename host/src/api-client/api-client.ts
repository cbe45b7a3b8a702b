import type { ApiClient, RuntimeConfig, SessionStore } from '@bellkey/shared/shell';
import { createCall } from './call.ts';
import { createFollow } from './follow.ts';

/** The product API for pages of this tab. */
export function createApiClient(config: RuntimeConfig, session: SessionStore): ApiClient {
  const world = {
    baseUrl: config.apiBaseUrl,
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    getIdToken: () => session.getIdToken(),
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
  return { call: createCall(world), follow: createFollow(world) };
}
