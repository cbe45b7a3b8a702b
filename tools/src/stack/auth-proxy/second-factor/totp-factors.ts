import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';

/** Parameters of a code, as authenticator apps expect them and the Identity Platform returns them. */
export const TOTP_ALGORITHM = 'SHA1';
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Codes of the intervals before and after are valid too: clocks differ, and typing takes a while. */
const ADJACENT_INTERVALS = 1;

/** After this many wrong codes within {@link WRONG_CODES_WINDOW_MS}, an account's codes are no longer checked. */
export const WRONG_CODES_ALLOWED = 5;
export const WRONG_CODES_WINDOW_MS = 5 * 60_000;

/** An authenticator app of an account, as kept in the accounts file. */
export const TotpFactor = z.object({
  mfaEnrollmentId: z.string(),
  displayName: z.string().optional(),
  /** ISO 8601. */
  enrolledAt: z.string(),
  /** Base32. */
  secret: z.string(),
  /** Number of the latest interval whose code was used; that code and older ones are refused. */
  usedInterval: z.int(),
});
export type TotpFactor = z.infer<typeof TotpFactor>;

/** Factors by `localId` of their account. */
export const SavedFactors = z.record(z.string(), z.array(TotpFactor));
export type SavedFactors = z.infer<typeof SavedFactors>;

/** Whether a code was right; `limited` when it was not checked after too many wrong ones. */
export type CodeCheck = 'right' | 'wrong' | 'limited';

const totpOf = (secret: string) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: TOTP_ALGORITHM,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_S,
  });

/** A new shared secret in base32. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The second factors of all accounts. Kept by the account keeper, in the same file as the accounts. */
export class TotpFactors {
  private readonly factors: Map<string, TotpFactor[]>;
  private readonly failedAt = new Map<string, number[]>();
  private readonly now: () => number;

  constructor(kept: SavedFactors = {}, now: () => number = Date.now) {
    this.factors = new Map(Object.entries(kept));
    this.now = now;
  }

  /** An account's factors, oldest first. */
  of(localId: string): readonly TotpFactor[] {
    return this.factors.get(localId) ?? [];
  }

  /** The factors of these accounts, for the file. Those of others are dropped. */
  keep(localIds: ReadonlySet<string>): SavedFactors {
    for (const localId of this.factors.keys()) if (!localIds.has(localId)) this.factors.delete(localId);
    return Object.fromEntries(this.factors);
  }

  /** Adds a factor if `code` proves that an app has its secret. */
  enrol(localId: string, secret: string, code: string, displayName?: string): CodeCheck {
    const { check, interval } = this.check(localId, secret, code, -1);
    if (check !== 'right') return check;
    const factor: TotpFactor = {
      mfaEnrollmentId: randomBytes(21).toString('base64url'),
      ...(displayName !== undefined && { displayName }),
      enrolledAt: new Date(this.now()).toISOString(),
      secret,
      usedInterval: interval,
    };
    this.factors.set(localId, [...this.of(localId), factor]);
    return 'right';
  }

  /** Checks a code of an account's factor and marks it as used. */
  use(localId: string, factor: TotpFactor, code: string): CodeCheck {
    const { check, interval } = this.check(localId, factor.secret, code, factor.usedInterval);
    if (check === 'right') factor.usedInterval = interval;
    return check;
  }

  /** Removes all factors of an account but the named ones. @returns how many were removed. */
  keepOnly(localId: string, mfaEnrollmentIds: readonly string[]): number {
    const before = this.of(localId);
    const after = before.filter(({ mfaEnrollmentId }) => mfaEnrollmentIds.includes(mfaEnrollmentId));
    if (after.length > 0) this.factors.set(localId, after);
    else this.factors.delete(localId);
    return before.length - after.length;
  }

  private check(
    localId: string,
    secret: string,
    code: string,
    usedInterval: number,
  ): { check: CodeCheck; interval: number } {
    const timestamp = this.now();
    const since = timestamp - WRONG_CODES_WINDOW_MS;
    const recent = (this.failedAt.get(localId) ?? []).filter((at) => at > since);
    if (recent.length >= WRONG_CODES_ALLOWED) return { check: 'limited', interval: -1 };
    const totp = totpOf(secret);
    const delta = totp.validate({ token: code, timestamp, window: ADJACENT_INTERVALS });
    const interval = totp.counter({ timestamp }) + (delta ?? 0);
    if (delta === null || interval <= usedInterval) {
      this.failedAt.set(localId, [...recent, timestamp]);
      return { check: 'wrong', interval: -1 };
    }
    this.failedAt.delete(localId);
    return { check: 'right', interval };
  }
}
