import { z } from 'zod';
import { type IdTokenClaims, parseIdToken } from './emulator-tokens.ts';
import { LookedUp, Refusal } from './toolkit-messages.ts';
import type { TotpFactors } from './totp-factors.ts';

/** Changing second factors wants a sign-in that is no older, as the real service does. */
const RECENT_LOGIN_S = 5 * 60;

export interface SecondFactorPorts {
  emulatorUrl: string;
  factors: TotpFactors;
  /** A token that outlived a restart of the emulator, as the emulator accepts it. */
  acceptableToken(idToken: string): string;
}

/**
 * Whose a token is, if it is from a recent sign-in, with the second factor where the account has one.
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
