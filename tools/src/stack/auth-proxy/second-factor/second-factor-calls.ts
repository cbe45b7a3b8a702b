import { z } from 'zod';
import { type IdTokenClaims, mintTokens, parseIdToken, type Tokens } from './emulator-tokens.ts';
import { Expiring } from './expiring.ts';
import { loadCaller, type SecondFactorPorts } from './load-caller.ts';
import {
  AdministrativeUpdate,
  asMfaInfo,
  assertRight,
  FinalizeEnrolment,
  FinalizeSignIn,
  parse,
  parseJson,
  Refusal,
  SignedIn,
  Start,
  Users,
  Withdraw,
} from './toolkit-messages.ts';
import { newSecret, TOTP_ALGORITHM, TOTP_DIGITS, TOTP_PERIOD_S } from './totp-factors.ts';

/** Time limit between the password and the code, or between the QR code and the first code. */
const PENDING_MS = 10 * 60_000;
/** The real service's limit. */
const MOST_FACTORS = 5;

/** Calls that sign in and return tokens. */
const SIGNING_IN = /accounts:(?:signInWithPassword|signInWithIdp|signInWithEmailLink)$/;
const UPDATING = /accounts:update$/;
const OWN_CALLS = /\/v2\/accounts\/mfa(?:Enrollment:(?:start|finalize|withdraw)|SignIn:finalize)$/;

/**
 * Second factors by authenticator app, in the Identity Platform's formats. The emulator supports only text messages.
 */
export class SecondFactorCalls {
  private readonly ports: SecondFactorPorts;
  private readonly enrolments = new Expiring<{ localId: string; secret: string }>(PENDING_MS);
  private readonly signIns = new Expiring<IdTokenClaims>(PENDING_MS);

  constructor(ports: SecondFactorPorts) {
    this.ports = ports;
  }

  /** Answers a call about second factors; null for every other call. */
  async answer(pathname: string, body: string): Promise<{ answer: object } | { refusal: string } | null> {
    const call = OWN_CALLS.exec(pathname)?.[0].split('/').at(-1);
    try {
      switch (call) {
        case 'mfaEnrollment:start':
          return { answer: await this.startEnrolment(parse(Start, body)) };
        case 'mfaEnrollment:finalize':
          return { answer: await this.finalizeEnrolment(parse(FinalizeEnrolment, body)) };
        case 'mfaEnrollment:withdraw':
          return { answer: await this.withdraw(parse(Withdraw, body)) };
        case 'mfaSignIn:finalize':
          return { answer: await this.finalizeSignIn(parse(FinalizeSignIn, body)) };
        default:
          return null;
      }
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.message };
      throw error;
    }
  }

  /** The body of an administrative update for the emulator; its second factors are handled here. */
  takeUpdate(pathname: string, authorized: boolean, body: string): string {
    if (!authorized || !UPDATING.test(pathname)) return body;
    const update = AdministrativeUpdate.safeParse(parseJson(body));
    if (!update.success || update.data.mfa === undefined) return body;
    const { mfa, ...rest } = update.data;
    const kept = mfa.enrollments?.map(({ mfaEnrollmentId }) => mfaEnrollmentId) ?? [];
    this.ports.factors.keepOnly(rest.localId, kept);
    return JSON.stringify(rest);
  }

  /**
   * Replaces the emulator's response: no tokens before the code, tokens that still name the second factor after a
   * change of the account, and accounts with their factors.
   */
  async amend(pathname: string, asked: string, answer: string): Promise<string> {
    const tokens = SignedIn.safeParse(parseJson(answer));
    if (tokens.success) return JSON.stringify(await this.amendTokens(pathname, asked, tokens.data));
    const accounts = Users.safeParse(parseJson(answer));
    if (!accounts.success) return answer;
    const users = accounts.data.users.map((user) => {
      const factors = this.ports.factors.of(user.localId ?? '');
      return factors.length > 0 ? { ...user, mfaInfo: factors.map(asMfaInfo) } : user;
    });
    return JSON.stringify({ ...accounts.data, users });
  }

  private async amendTokens(
    pathname: string,
    asked: string,
    answer: z.output<typeof SignedIn>,
  ): Promise<object> {
    const claims = parseIdToken(answer.idToken);
    const factors = claims ? this.ports.factors.of(claims.user_id) : [];
    if (!claims || factors.length === 0) return answer;
    const { idToken: sent } = z
      .looseObject({ idToken: z.string().optional() })
      .catch({})
      .parse(parseJson(asked));
    if (sent !== undefined) {
      const used = parseIdToken(sent)?.firebase.second_factor_identifier ?? null;
      return { ...answer, ...(await this.mint(claims, used)) };
    }
    if (!SIGNING_IN.test(pathname)) return answer;
    const { idToken, refreshToken, expiresIn, ...rest } = answer;
    return {
      ...rest,
      mfaPendingCredential: this.signIns.add(claims),
      mfaInfo: factors.map(asMfaInfo),
    };
  }

  private async startEnrolment({ idToken }: z.output<typeof Start>): Promise<object> {
    const { claims, emailVerified } = await this.caller(idToken);
    if (!emailVerified) throw new Refusal('UNVERIFIED_EMAIL');
    if (this.ports.factors.of(claims.user_id).length >= MOST_FACTORS) {
      throw new Refusal('SECOND_FACTOR_LIMIT_EXCEEDED');
    }
    const secret = newSecret();
    return {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: TOTP_DIGITS,
        hashingAlgorithm: TOTP_ALGORITHM,
        periodSec: TOTP_PERIOD_S,
        sessionInfo: this.enrolments.add({ localId: claims.user_id, secret }),
        finalizeEnrollmentTime: new Date(Date.now() + PENDING_MS).toISOString(),
      },
    };
  }

  private async finalizeEnrolment({
    idToken,
    displayName,
    totpVerificationInfo: { sessionInfo, verificationCode },
  }: z.output<typeof FinalizeEnrolment>): Promise<object> {
    const { claims } = await this.caller(idToken);
    const begun = this.enrolments.get(sessionInfo);
    if (begun?.localId !== claims.user_id) throw new Refusal('INVALID_SESSION_INFO');
    assertRight(this.ports.factors.enrol(claims.user_id, begun.secret, verificationCode, displayName));
    this.enrolments.delete(sessionInfo);
    const enrolled = this.ports.factors.of(claims.user_id).at(-1);
    return { ...(await this.mint(claims, enrolled?.mfaEnrollmentId ?? null)), totpAuthInfo: {} };
  }

  private async withdraw({ idToken, mfaEnrollmentId }: z.output<typeof Withdraw>): Promise<object> {
    const { claims } = await this.caller(idToken);
    const kept = this.ports.factors
      .of(claims.user_id)
      .map((factor) => factor.mfaEnrollmentId)
      .filter((id) => id !== mfaEnrollmentId);
    if (this.ports.factors.keepOnly(claims.user_id, kept) === 0) {
      throw new Refusal('MFA_ENROLLMENT_NOT_FOUND');
    }
    const used = claims.firebase.second_factor_identifier ?? null;
    return this.mint(claims, used === mfaEnrollmentId ? null : used);
  }

  private async finalizeSignIn({
    mfaPendingCredential,
    mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  }: z.output<typeof FinalizeSignIn>): Promise<object> {
    const claims = this.signIns.get(mfaPendingCredential);
    if (!claims) throw new Refusal('INVALID_MFA_PENDING_CREDENTIAL');
    const factor = this.ports.factors
      .of(claims.user_id)
      .find((candidate) => candidate.mfaEnrollmentId === mfaEnrollmentId);
    if (!factor) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND');
    assertRight(this.ports.factors.use(claims.user_id, factor, verificationCode));
    this.signIns.delete(mfaPendingCredential);
    const { idToken, refreshToken } = await this.mint(claims, mfaEnrollmentId);
    return { idToken, refreshToken, totpAuthInfo: {} };
  }

  private caller(idToken: string): Promise<{ claims: IdTokenClaims; emailVerified: boolean }> {
    return loadCaller(this.ports, idToken);
  }

  private mint(claims: IdTokenClaims, mfaEnrollmentId: string | null): Promise<Tokens> {
    return mintTokens(this.ports.emulatorUrl, claims, mfaEnrollmentId);
  }
}
