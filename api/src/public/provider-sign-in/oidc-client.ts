import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';

/** The provider for staff sign-in, as registered there. */
export interface OidcSettings {
  /** Its issuer identifier; discovery is loaded below it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** One attempt's secrets. All but `redirectUri` are random; only hashes of verifier and nonce go to the provider. */
export interface OidcAttempt {
  redirectUri: string;
  state: string;
  rawNonce: string;
  codeVerifier: string;
}

export type RedeemResult =
  | { ok: true; idToken: string }
  | { ok: false; why: 'unreachable' | 'invalid'; kind: string };

/** What the API needs of an OpenID Connect provider. */
export interface OidcClient {
  /** Where to send the browser. @throws when the provider cannot be reached or is not the configured issuer. */
  authorizationUrl(attempt: OidcAttempt): Promise<string>;
  /**
   * Exchanges the code and checks what comes back: issuer, audience, expiry, nonce, algorithm and signature.
   * `kind` names a failure without any of the secrets that were sent.
   */
  redeem(attempt: OidcAttempt, parameters: URLSearchParams): Promise<RedeemResult>;
}

/** How long the provider may take for one answer, in seconds. */
const PATIENCE_SECONDS = 8;
/** How far the provider's clock may be off, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** The provider's metadata is loaded again after this. */
const DISCOVERY_MAX_AGE_MS = 60 * 60_000;
const SCOPE = 'openid email profile';

/** The nonce that the provider is given: the identity provider compares the token's with the SHA-256 of the raw one. */
export const hashNonce = (rawNonce: string): string => createHash('sha256').update(rawNonce).digest('hex');

/** Names of network failures, from `fetch` and from the deadline of a call. */
const AWAY = new Set(['TypeError', 'TimeoutError', 'AbortError']);
/** The client wraps unknown errors in its own, never deeper than this. */
const MAX_CAUSES = 4;

/** Whether a failure is the network's or the provider's own rather than an invalid response. */
function isAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > MAX_CAUSES) return false;
  const { name, status, cause } = error as { name?: unknown; status?: unknown; cause?: unknown };
  if (typeof status === 'number') return status >= 500;
  return AWAY.has(String(name)) || isAway(cause, depth + 1);
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  return code ? `${error.name} ${code}` : error.name;
}

/** The access token is not needed; if the provider supports revocation, it is revoked at once. */
function giveBack(known: oidc.Configuration, accessToken: string): void {
  if (!known.serverMetadata().revocation_endpoint) return;
  // The token expires by itself, so this is not awaited.
  oidc.tokenRevocation(known, accessToken).catch(() => undefined);
}

/** @param settings an issuer over plain `http:` is refused by the configuration, save on this machine */
export function createOidcClient(settings: OidcSettings, now: () => number = Date.now): OidcClient {
  let discovered: { configuration: Promise<oidc.Configuration>; at: number } | null = null;

  async function discover(): Promise<oidc.Configuration> {
    const issuer = new URL(settings.issuer);
    const configuration = await oidc.discovery(
      issuer,
      settings.clientId,
      { client_secret: settings.clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      undefined,
      {
        timeout: PATIENCE_SECONDS,
        execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      },
    );
    // Otherwise the client skips the signature check, because the token comes straight from the provider.
    oidc.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  function configuration(): Promise<oidc.Configuration> {
    if (!discovered || now() - discovered.at > DISCOVERY_MAX_AGE_MS) {
      const fresh = { configuration: discover(), at: now() };
      fresh.configuration.catch(() => {
        // Dropped, so that the next call loads it again.
        if (discovered === fresh) discovered = null;
      });
      discovered = fresh;
    }
    return discovered.configuration;
  }

  return {
    async authorizationUrl({ redirectUri, state, rawNonce, codeVerifier }) {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce: hashNonce(rawNonce),
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async redeem({ redirectUri, state, rawNonce, codeVerifier }, parameters) {
      try {
        const answer = new URL(redirectUri);
        answer.search = parameters.toString();
        const known = await configuration();
        const tokens = await oidc.authorizationCodeGrant(known, answer, {
          expectedState: state,
          expectedNonce: hashNonce(rawNonce),
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        giveBack(known, tokens.access_token);
        return tokens.id_token
          ? { ok: true, idToken: tokens.id_token }
          : { ok: false, why: 'invalid', kind: 'no id token' };
      } catch (error) {
        return { ok: false, why: isAway(error) ? 'unreachable' : 'invalid', kind: kindOf(error) };
      }
    },
  };
}
