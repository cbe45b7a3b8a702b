import type { Logger } from 'pino';
import { createCallLimit } from '../../platform/database/call-limit.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { ATTEMPT_MAX_AGE_MS, beginAttempt, newBrowserToken, takeAttempt } from './attempts.ts';
import type { OidcClient } from './oidc-client.ts';

type ProviderSignInKeys = 'POST /api/sign-in/provider' | 'POST /api/sign-in/provider/answer';

/** Where the provider redirects people to, below each public origin. */
export const CALLBACK_PATH = '/oauth/callback';

/** Of one network address, behind which there may be a whole hotel at the start of a shift. */
const CALLS_PER_WINDOW = 60;
const BROWSER_TOKEN = /^[\w-]{43}$/;

/** Codes by which providers report that the person cancelled (OAuth 2, 4.1.2.1, and common additions). */
const CANCELLED = new Set([
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
  'consent_required',
]);

interface ProviderDesk {
  store: Store;
  /** Null when no provider is configured. */
  client: OidcClient | null;
  /** Origins whose callback address is registered with the provider. */
  origins: readonly string[];
  log: Logger;
}

/** Signing in at an OpenID Connect provider. Nothing that the provider sends is ever logged. */
export function providerSignInRoutes(desk: ProviderDesk): Pick<Handlers, ProviderSignInKeys> {
  const { store, client, origins, log } = desk;
  const window = { allowed: CALLS_PER_WINDOW, windowMs: ATTEMPT_MAX_AGE_MS };
  const begun = createCallLimit(store, { name: 'provider-sign-ins', ...window });
  const answered = createCallLimit(store, { name: 'provider-answers', ...window });
  return {
    'POST /api/sign-in/provider': async ({ body, http }) => {
      if (!client || http.origin === null || !origins.includes(http.origin)) {
        return refused('provider-not-configured');
      }
      const wait = await begun.take(http.address);
      if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
      // One secret for all tabs of a browser: a second attempt does not end the first.
      const known = http.signInToken !== null && BROWSER_TOKEN.test(http.signInToken);
      const browserToken = known && http.signInToken ? http.signInToken : newBrowserToken();
      const redirectUri = `${http.origin}${CALLBACK_PATH}`;
      const attempt = await beginAttempt(store, { browserToken, redirectUri, next: body.next });
      let authorizationUrl: string;
      try {
        authorizationUrl = await client.authorizationUrl(attempt);
      } catch (error) {
        log.warn({ error }, 'the sign-in provider could not be asked');
        return refused('provider-unreachable');
      }
      http.setSignInToken(browserToken, ATTEMPT_MAX_AGE_MS / 1000);
      return done({ authorizationUrl });
    },

    'POST /api/sign-in/provider/answer': async ({ body, http }) => {
      if (!client) return refused('provider-not-configured');
      const wait = await answered.take(http.address);
      if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
      const parameters = new URLSearchParams(body.parameters);
      const [state, ...more] = parameters.getAll('state');
      const error = parameters.get('error');
      // Accepted even without a state: it has no effect.
      if (error !== null && CANCELLED.has(error) && !state) return refused('provider-cancelled');
      if (!state || more.length > 0 || http.signInToken === null) return refused('provider-answer-unknown');
      const attempt = await takeAttempt(store, { browserToken: http.signInToken, state });
      if (!attempt.ok) return attempt;
      if (error !== null) return refused(CANCELLED.has(error) ? 'provider-cancelled' : 'provider-refused');
      const redeemed = await client.redeem(attempt.value, parameters);
      if (redeemed.ok) {
        const { rawNonce, next } = attempt.value;
        return done({ idToken: redeemed.idToken, rawNonce, next });
      }
      log.warn({ why: redeemed.why, kind: redeemed.kind }, 'an answer of the sign-in provider was not used');
      return refused(redeemed.why === 'unreachable' ? 'provider-unreachable' : 'provider-answer-invalid');
    },
  };
}
