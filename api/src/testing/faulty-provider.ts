import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

/** The faults that the provider shows from now on. An empty object is a correct provider. */
export interface Faults {
  /** Claims that replace those of the ID token; undefined removes one. */
  claims?: Record<string, unknown>;
  /** `none` leaves the token unsigned, `HS256` signs it with the client's secret, `wrong-key` with an unknown key. */
  signature?: 'none' | 'HS256' | 'wrong-key';
  /** The token endpoint refuses with this OAuth error. */
  tokenError?: string;
  /** Does not respond, or only with error statuses, everywhere but at the authorization address. */
  down?: 'reset' | 503;
  /** The issuer in the discovery document. */
  discoveredIssuer?: string;
  /** Accepts a code more than once, and without the right code verifier. */
  careless?: boolean;
  /** The answer names another issuer than the requested one (RFC 9207). */
  answeredIssuer?: string;
  /** The answer carries another state. */
  answeredState?: string;
  /** The answer is this OAuth error. */
  answeredError?: string;
  /** No ID token comes with the access token. */
  withoutIdToken?: boolean;
}

interface Grant {
  nonce: string;
  challenge: string;
  redirectUri: string;
  used: boolean;
}

/** The person who signs in. */
export interface ProviderPerson {
  sub: string;
  email: string;
  name: string;
}

/** An OpenID Connect provider on this machine that signs in one person without asking, and shows faults on request. */
export interface FaultyProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  person: ProviderPerson;
  faults: Faults;
  /** Revoked access tokens. */
  revoked: string[];
  /** Number of requests by path. */
  asked: Map<string, number>;
  /** Follows the authorization address like a browser. @returns the query of the answer, without "?" */
  visit(authorizationUrl: string): Promise<string>;
  stop(): Promise<void>;
}

const CLIENT_ID = 'bellkey';
const CLIENT_SECRET = 'a secret of the client that is long enough';
const HOUR_SECONDS = 3_600;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

export async function startFaultyProvider(): Promise<FaultyProvider> {
  const [right, unknown] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const publicKey = { ...(await exportJWK(right.publicKey)), kid: 'right', use: 'sig', alg: 'RS256' };
  const grants = new Map<string, Grant>();
  const revoked: string[] = [];
  const asked = new Map<string, number>();

  const sign = (claims: Record<string, unknown>, { signature }: Faults): Promise<string> | string => {
    if (signature === 'none') return new UnsecuredJWT(claims).encode();
    const token = new SignJWT(claims);
    if (signature === 'HS256') {
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT_SECRET));
    }
    const key: CryptoKey = (signature === 'wrong-key' ? unknown : right).privateKey;
    return token.setProtectedHeader({ alg: 'RS256', kid: 'right' }).sign(key);
  };

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const { faults, issuer } = provider;
    const redirectUri = query.get('redirect_uri') ?? '';
    const answer = new URL(redirectUri);
    answer.searchParams.set('state', faults.answeredState ?? query.get('state') ?? '');
    answer.searchParams.set('iss', faults.answeredIssuer ?? issuer);
    if (faults.answeredError) answer.searchParams.set('error', faults.answeredError);
    else {
      const code = randomUUID();
      const [nonce, challenge] = [query.get('nonce') ?? '', query.get('code_challenge') ?? ''];
      grants.set(code, { nonce, challenge, redirectUri, used: false });
      answer.searchParams.set('code', code);
    }
    response.writeHead(302, { location: answer.href }).end();
  };

  const json = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const redeem = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { faults, issuer, person } = provider;
    const form = await readForm(request);
    const grant = grants.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits =
      grant && !grant.used && grant.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
    if (faults.tokenError || !grant || (!fits && !faults.careless)) {
      json(response, 400, { error: faults.tokenError ?? 'invalid_grant' });
      return;
    }
    grant.used = true;
    const at = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, aud: CLIENT_ID, iat: at, exp: at + HOUR_SECONDS, nonce: grant.nonce };
    const claims = { ...honest, ...person, email_verified: true, ...faults.claims };
    json(response, 200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: HOUR_SECONDS,
      ...(!faults.withoutIdToken && { id_token: await sign(claims, faults) }),
    });
  };

  const discovery = () => ({
    issuer: provider.faults.discoveredIssuer ?? provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    revocation_endpoint: `${provider.issuer}/revoke`,
    jwks_uri: `${provider.issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer);
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    if (pathname === '/authorize') return authorize(searchParams, response);
    if (provider.faults.down === 'reset') return void request.socket.destroy();
    if (provider.faults.down === 503) return json(response, 503, { error: 'temporarily_unavailable' });
    if (pathname === '/.well-known/openid-configuration') return json(response, 200, discovery());
    if (pathname === '/keys') return json(response, 200, { keys: [publicKey] });
    if (pathname === '/token') return redeem(request, response);
    if (pathname === '/revoke') {
      revoked.push((await readForm(request)).get('token') ?? '');
      return json(response, 200, {});
    }
    json(response, 404, {});
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: FaultyProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    person: { sub: 'rita-at-the-provider', email: 'rita@aurora.example', name: 'Rita' },
    faults: {},
    revoked,
    asked,
    async visit(authorizationUrl) {
      const response = await fetch(authorizationUrl, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '').search.slice(1);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
