import { createCallLimit } from '../../platform/database/call-limit.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { type CodeDesk, openHere } from '../places/code-address.ts';
import { callerOf, resolveCode } from '../places/resolve-code.ts';
import type { WrongCodeLimit } from '../places/wrong-code-limit.ts';
import type { SessionEnds } from './end-session.ts';
import { findGuestSession } from './find-session.ts';
import { listSessions } from './list-sessions.ts';
import { type SessionLimits, START_WINDOW_MS } from './session-limits.ts';
import { sessionView } from './session-view.ts';
import { startGuestSession } from './start-session.ts';

/** As far as the database counts: a limit of infinity is for tests. */
const MOST_COUNTED = 2 ** 31 - 1;

type SessionKeys =
  | 'POST /api/guest/session'
  | 'GET /api/guest/session'
  | 'DELETE /api/guest/session'
  | 'GET /api/staff/places/{id}/sessions'
  | 'POST /api/staff/guest-sessions/{id}/end';

/** A guest's session: started from a code, read back, left; listed and ended by staff. */
export function guestSessionRoutes(
  desk: CodeDesk,
  limit: WrongCodeLimit,
  now: () => Date,
  { limits, ends }: { limits: SessionLimits; ends: SessionEnds },
): Pick<Handlers, SessionKeys> {
  const { store } = desk;
  const starts = createCallLimit(store, {
    name: 'guest-sessions',
    allowed: Math.min(limits.perAddress, MOST_COUNTED),
    windowMs: START_WINDOW_MS,
  });
  return {
    'POST /api/guest/session': async ({ body, http }) => {
      const resolved = await resolveCode(store, limit, callerOf(http), body.code);
      if (!resolved.ok) return resolved;
      const code = await openHere(desk, resolved.value, http, body.code);
      if (!code.ok) return code;
      const current = await findGuestSession(store, http.guestToken, now());
      // A phone with a session continues or replaces it: it never has more than one.
      const wait = current.ok ? null : await starts.take(http.address);
      if (wait !== null) return refused('too-many-sessions', { retryAfterSeconds: wait });
      const started = await startGuestSession(
        store,
        code.value,
        current.ok ? current.value : null,
        http.acceptLanguage,
        { limits, ends },
      );
      if (!started.ok) return started;
      http.setGuestToken(started.value.token, started.value.expiresAt);
      return done(started.value.session);
    },
    'GET /api/guest/session': async ({ scope, guest, http }) => {
      if (http.guestToken) http.setGuestToken(http.guestToken, guest.expiresAt);
      return done(await sessionView(scope, guest));
    },
    'DELETE /api/guest/session': async ({ scope, guest, http }) => {
      http.clearGuestToken();
      return ends.endGuestSession(scope, guest.sessionId, 'left');
    },
    'GET /api/staff/places/{id}/sessions': ({ scope, params }) => listSessions(scope, params.id),
    'POST /api/staff/guest-sessions/{id}/end': ({ scope, params }) => ends.endOneSession(scope, params.id),
  };
}
