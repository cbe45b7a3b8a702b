import type { Store } from '../database/property-scope.ts';
import type { Handlers } from '../http/handlers.ts';
import { done } from '../outcome.ts';
import { callerOf, resolveCode } from '../places/resolve-code.ts';
import type { WrongCodeLimit } from '../places/wrong-code-limit.ts';
import { readProperty } from '../properties/property-summary.ts';
import { endGuestSession, findGuestSession, startGuestSession } from './guest-sessions.ts';

/** A guest's session: begun from a code, read back, left. */
export function guestSessionRoutes(
  store: Store,
  limit: WrongCodeLimit,
  now: () => Date,
): Pick<Handlers, 'POST /api/guest/session' | 'GET /api/guest/session' | 'DELETE /api/guest/session'> {
  return {
    'POST /api/guest/session': async ({ body, http }) => {
      const code = await resolveCode(store, limit, callerOf(http), body.code);
      if (!code.ok) return code;
      const current = await findGuestSession(store, http.guestToken, now());
      const started = await startGuestSession(
        store,
        code.value,
        current.ok ? current.value : null,
        http.acceptLanguage,
      );
      if (!started.ok) return started;
      http.setGuestToken(started.value.token, started.value.expiresAt);
      return done(started.value.session);
    },
    'GET /api/guest/session': async ({ scope, guest, http }) => {
      if (http.guestToken) http.setGuestToken(http.guestToken, guest.expiresAt);
      return done({
        property: await readProperty(scope),
        place: guest.place,
        assurance: guest.assurance,
        conversationId: guest.conversationId,
        expiresAt: guest.expiresAt.toISOString(),
      });
    },
    'DELETE /api/guest/session': async ({ scope, guest, http }) => {
      http.clearGuestToken();
      return endGuestSession(scope, guest.sessionId, 'left');
    },
  };
}
