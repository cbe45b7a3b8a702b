import { z } from 'zod';
import type { CodeCheck, TotpFactor } from './totp-factors.ts';

// The Identity Toolkit's calls and responses about second factors, as far as they are used.

export const Start = z.object({ idToken: z.string(), totpEnrollmentInfo: z.object({}) });
const Verification = z.object({ sessionInfo: z.string(), verificationCode: z.string() });
export const FinalizeEnrolment = z.object({
  idToken: z.string(),
  displayName: z.string().max(200).optional(),
  totpVerificationInfo: Verification,
});
export const Withdraw = z.object({ idToken: z.string(), mfaEnrollmentId: z.string() });
export const FinalizeSignIn = z.object({
  mfaPendingCredential: z.string(),
  mfaEnrollmentId: z.string(),
  totpVerificationInfo: Verification.pick({ verificationCode: true }),
});
export const SignedIn = z.looseObject({ idToken: z.string(), refreshToken: z.string() });
export const Users = z.looseObject({ users: z.array(z.looseObject({ localId: z.string().optional() })) });
export const AdministrativeUpdate = z.looseObject({
  localId: z.string(),
  mfa: z.object({ enrollments: z.array(z.object({ mfaEnrollmentId: z.string() })).optional() }).optional(),
});
const Account = z.object({ emailVerified: z.boolean().default(false) });
export const LookedUp = z.object({ users: z.array(Account).min(1) });

/** A refusal with a code of the Identity Toolkit, always with status 400. */
export class Refusal extends Error {}

/** @throws Refusal when a code is wrong, or was wrong too often. */
export function assertRight(check: CodeCheck): void {
  if (check === 'wrong') throw new Refusal('INVALID_CODE');
  if (check === 'limited') throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
}

/** @throws Refusal when a body does not match the call. */
export function parse<T extends z.ZodType>(schema: T, body: string): z.output<T> {
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) throw new Refusal('INVALID_ARGUMENT');
  return parsed.data;
}

/** The parsed JSON; null when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return null;
  }
}

/** A factor in responses, without its secret. */
export const asMfaInfo = ({ mfaEnrollmentId, displayName, enrolledAt }: TotpFactor) => ({
  mfaEnrollmentId,
  ...(displayName !== undefined && { displayName }),
  enrolledAt,
  totpInfo: {},
});
