import { expect, test } from '@jest/globals';
import { botCheckRefusal, withoutProof } from './bot-check.ts';
import { answerInPlace, DEFAULT_CONFIGURATION } from './configuration.ts';

const on = { ...DEFAULT_CONFIGURATION, recaptchaSiteKey: 'site-key' };
const config = '/identitytoolkit.googleapis.com/v2/recaptchaConfig';
const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

test('the bot check is off until a site key is configured', () => {
  expect(answerInPlace('GET', config, DEFAULT_CONFIGURATION)).toMatchObject({
    recaptchaEnforcementState: [{ enforcementState: 'OFF' }, {}],
  });
  expect(botCheckRefusal(signIn, '{}', false, DEFAULT_CONFIGURATION)).toBeNull();
  expect(answerInPlace('GET', config, on)).toMatchObject({
    recaptchaKey: 'projects/demo-bellkey/keys/site-key',
    recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' }, {}],
  });
});

test.each([
  ['{}', 'MISSING_RECAPTCHA_TOKEN'],
  ['{"captchaResponse":"NO_RECAPTCHA"}', 'INVALID_RECAPTCHA_TOKEN'],
  ['{"captchaResponse":"proof"}', null],
  ['{"captchaResp":"proof"}', null],
  ['{"idToken":"a person’s own"}', null],
])('with it, %s is answered with %s', (body, refusal) => {
  expect(botCheckRefusal(signIn, body, false, on)).toBe(refusal);
});

test('the administrator’s calls, and unguarded calls, need no proof', () => {
  expect(botCheckRefusal(signIn, '{}', true, on)).toBeNull();
  expect(botCheckRefusal('/securetoken.googleapis.com/v1/token', 'grant_type=x', false, on)).toBeNull();
});

test('the emulator, which does not support proofs, gets none', () => {
  const asked = { email: 'a', captchaResponse: 'p', clientType: 'CLIENT_TYPE_WEB', recaptchaVersion: 'v' };
  expect(JSON.parse(withoutProof(signIn, JSON.stringify(asked)))).toEqual({ email: 'a' });
  expect(withoutProof('/securetoken.googleapis.com/v1/token', 'grant_type=x')).toBe('grant_type=x');
});
