import { z } from 'zod';
import { type IdTokenClaims, parseIdToken } from './emulator-tokens.ts';
import { LookedUp, Refusal } from './toolkit-messages.ts';
import type { TotpFactors } from './totp-factors.ts';

/** Maximum age of the sign-in when second factors are changed, as in the real service. */
const RECENT_LOGIN_S = 5 * 60;

export interface SecondFactorPorts {
  emulatorUrl: string;
  factors: TotpFactors;
  /** A token from before a restart of the emulator, in a form that the emulator accepts. */
  acceptableToken(idToken: string): string;
}

/**
 * The account of a token from a recent sign-in, with the second factor if the account has one.
 *
 * @throws Refusal
 */
export async function loadCaller(
  { emulatorUrl, factors, acceptableToken }: SecondFactorPorts,
  idToken: string,
): Promise<{ claims: IdTokenClaims; emailVerified: boolean }> {
  const claims = parseIdToken(idToken);
  if (!claims) throw new Refusal('INVALID_ID_TOKEN');
  const response = await fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: acceptableToken(idToken) }),
  });
  const body: unknown = await response.json();
  if (!response.ok) {
    const refused = z.object({ error: z.object({ message: z.string() }) }).parse(body);
    throw new Refusal(refused.error.message);
  }
  const hasFactor = factors.of(claims.user_id).length > 0;
  const tooOld = Date.now() / 1_000 - claims.auth_time > RECENT_LOGIN_S;
  if (tooOld || (hasFactor && claims.firebase.second_factor_identifier === undefined)) {
    throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
  const emailVerified = LookedUp.parse(body).users.some((account) => account.emailVerified);
  return { claims, emailVerified };
}
