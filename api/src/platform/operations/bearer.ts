import { API_KEY_PREFIX } from '@bellkey/shared/api';
import type { Context } from 'hono';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { done, type Outcome, refused } from '../outcome/outcome.ts';
import type { Identity, VerifyIdentity } from './callers.ts';

/** The token of the request's Authorization header; undefined when it has none. */
export const bearerToken = (c: Context<ApiEnvironment>): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** Whether a token is the secret of an API key rather than an ID token: those begin with `ey`. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** Who the Bearer token identifies. An unreachable identity provider is no reason to sign anyone out. */
export async function verifyBearer(
  c: Context<ApiEnvironment>,
  verifyIdentity: VerifyIdentity,
): Promise<Outcome<Identity>> {
  const token = bearerToken(c);
  if (!token) return refused('unauthenticated');
  if (isApiKey(token)) return refused('forbidden', { detail: 'This cannot be called with an API key.' });
  try {
    const identity = await verifyIdentity(token);
    return identity ? done(identity) : refused('unauthenticated');
  } catch (error) {
    c.var.log.warn({ requestId: c.var.requestId, error }, 'identity provider did not answer');
    return refused('unavailable', {
      detail: 'Signing in cannot be checked just now. Try again in a moment.',
      retryAfterSeconds: 5,
    });
  }
}
