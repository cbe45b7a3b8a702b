import { z } from 'zod';

/** The used claims of an ID token. The emulator's tokens are not signed. */
const IdTokenClaims = z.object({
  user_id: z.string(),
  /** The project. */
  aud: z.string(),
  /** When the person signed in; seconds since 1970. */
  auth_time: z.number(),
  firebase: z.object({ sign_in_provider: z.string(), second_factor_identifier: z.string().optional() }),
});
export type IdTokenClaims = z.infer<typeof IdTokenClaims>;

const Granted = z.object({ id_token: z.string(), refresh_token: z.string(), expires_in: z.string() });

/** Tokens of a sign-in, in the Identity Toolkit's format. */
export interface Tokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** The claims of an emulator's ID token; null for any other text. */
export function parseIdToken(idToken: string): IdTokenClaims | null {
  try {
    const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
    return IdTokenClaims.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * New tokens for the account and sign-in of an ID token, with a second factor or without one. The emulator writes the
 * factor of a refresh token into every ID token that it gives for it, also later ones; its refresh tokens are plain
 * records. Only the emulator can do this: tokens of the real service are signed.
 *
 * @param mfaEnrollmentId the factor that was used; null for none
 */
export async function mintTokens(
  emulatorUrl: string,
  { user_id, aud, firebase }: IdTokenClaims,
  mfaEnrollmentId: string | null,
): Promise<Tokens> {
  const record = {
    _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
    localId: user_id,
    provider: firebase.sign_in_provider,
    extraClaims: {},
    projectId: aud,
    ...(mfaEnrollmentId !== null && { secondFactor: { identifier: mfaEnrollmentId, provider: 'totp' } }),
  };
  const response = await fetch(`${emulatorUrl}/securetoken.googleapis.com/v1/token?key=demo`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: Buffer.from(JSON.stringify(record)).toString('base64'),
    }),
  });
  if (!response.ok) throw new Error(`The Auth emulator gave no tokens: ${response.status}.`);
  const granted = Granted.parse(await response.json());
  return {
    idToken: granted.id_token,
    refreshToken: granted.refresh_token,
    expiresIn: granted.expires_in,
  };
}
