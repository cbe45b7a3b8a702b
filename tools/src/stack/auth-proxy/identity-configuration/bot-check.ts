import { z } from 'zod';
import type { IdentityConfiguration } from './configuration.ts';

const Request = z.looseObject({
  idToken: z.string().optional(),
  captchaResponse: z.string().optional(),
  captchaResp: z.string().optional(),
});

const GUARDED = /accounts:(?:signInWithPassword|signUp|sendOobCode)$/;
/** The value that reCAPTCHA's client sends when it could not run. */
const NO_PROOF = 'NO_RECAPTCHA';

/**
 * Why a call fails the bot check, in the provider's words, or null when it passes. Only Google can verify a proof: any
 * present one counts here. Calls with a token, a person's or the administrator's, need none.
 */
export function botCheckRefusal(
  pathname: string,
  body: string,
  authorized: boolean,
  { recaptchaSiteKey }: IdentityConfiguration,
): string | null {
  if (!recaptchaSiteKey || authorized || !GUARDED.test(pathname)) return null;
  const asked = Request.safeParse(JSON.parse(body || '{}'));
  if (asked.data?.idToken) return null;
  const proof = asked.data?.captchaResponse ?? asked.data?.captchaResp;
  if (!proof) return 'MISSING_RECAPTCHA_TOKEN';
  return proof === NO_PROOF ? 'INVALID_RECAPTCHA_TOKEN' : null;
}

/** A guarded call for the emulator, which answers 501 to any proof. */
export function withoutProof(pathname: string, body: string): string {
  if (!GUARDED.test(pathname)) return body;
  const {
    captchaResponse: _response,
    captchaResp: _resp,
    clientType: _client,
    recaptchaVersion: _version,
    ...rest
  } = Request.parse(JSON.parse(body || '{}'));
  return JSON.stringify(rest);
}
