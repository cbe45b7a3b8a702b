import { z } from 'zod';
import type { OperationSpec } from '../access/operation-spec.ts';

/** The longest answer of a provider that is accepted, in characters; a code with its state has a few hundred. */
export const PROVIDER_ANSWER_MAX_CHARS = 4_096;

/** Where the person wants to go after signing in: a path of this origin with its query. */
const NEXT_MAX_CHARS = 500;

/** What the identity provider needs to sign in a person whom the OIDC provider signed in. */
export const ProviderCredential = z
  .object({
    idToken: z.string().describe('the OIDC provider’s token, fully validated'),
    rawNonce: z.string().describe('the token carries the SHA-256 of this, in hexadecimal'),
    next: z.string().nullable().describe('where the person wanted to go, as given at the start'),
  })
  .meta({ id: 'ProviderCredential' });
export type ProviderCredential = z.infer<typeof ProviderCredential>;

/** Signing in at an OpenID Connect provider: authorization code with PKCE, state and nonce. */
export const providerSignInOperations = {
  'POST /api/sign-in/provider': {
    summary:
      'Start a sign-in at the provider: returns the address to open and binds the attempt to this browser',
    tag: 'sign-in',
    auth: 'public',
    may: 'anybody',
    body: z.object({ next: z.string().max(NEXT_MAX_CHARS).nullable() }),
    status: 200,
    roundTrips: 4,
    response: z.object({ authorizationUrl: z.url() }),
    problems: ['provider-not-configured', 'provider-unreachable', 'rate-limited'],
  },
  'POST /api/sign-in/provider/answer': {
    summary: 'Redeem the provider’s answer to /oauth/callback; each attempt is redeemed once',
    tag: 'sign-in',
    auth: 'public',
    may: 'anybody',
    body: z.object({
      parameters: z.string().max(PROVIDER_ANSWER_MAX_CHARS).describe('the query of the address, without "?"'),
    }),
    status: 200,
    roundTrips: 6,
    response: ProviderCredential,
    problems: [
      'provider-not-configured',
      'provider-unreachable',
      'provider-cancelled',
      'provider-refused',
      'provider-answer-unknown',
      'provider-answer-late',
      'provider-answer-invalid',
      'rate-limited',
    ],
  },
} as const satisfies Record<string, OperationSpec>;
