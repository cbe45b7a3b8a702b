import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { authErrorCode } from '../auth-error.ts';
import { BOT_CHECK_TIMEOUT_MS, withBotCheck } from './bot-check.ts';

const SIGN_IN = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
const CONFIG = 'https://identitytoolkit.googleapis.com/v2/recaptchaConfig?key=k';
const enforced = {
  recaptchaKey: 'projects/demo/keys/site-key',
  recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' }],
};

const scripts = () => [...document.head.querySelectorAll('script')];
const settled = () => jest.advanceTimersByTimeAsync(0);

/** Calls through the check; `sent` lists what reached the provider. */
function checked(config: object = enforced) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const provider = (async (input: string, init?: RequestInit) => {
    if (input.startsWith(CONFIG)) return { ok: true, status: 200, json: async () => config } as Response;
    sent.push({ url: input, body: JSON.parse(String(init?.body)) });
    return { ok: true, status: 200 } as Response;
  }) as typeof fetch;
  const call = withBotCheck(provider, { window, document, fetch: provider, configUrl: CONFIG });
  const post = (url: string, body: object) => call(url, { method: 'POST', body: JSON.stringify(body) });
  return { sent, post };
}

const execute = jest.fn<(siteKey: string, options: { action: string }) => Promise<string>>();
function scriptArrives(): void {
  window.grecaptcha = { enterprise: { ready: (then) => then(), execute } };
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'passed',
    (error: unknown) => authErrorCode(error),
  );

beforeEach(() => {
  jest.useFakeTimers();
  execute.mockReset().mockResolvedValue('proof');
});
afterEach(() => {
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
});

describe('where the provider requires it', () => {
  test.each([
    ['signInWithPassword', 'signInWithPassword', 'captchaResponse'],
    ['signUp', 'signUpPassword', 'captchaResponse'],
    ['sendOobCode', 'getOobCode', 'captchaResp'],
  ])('accounts:%s carries a proof of %s', async (operation, action, field) => {
    const { sent, post } = checked();
    const done = post(`https://identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, {
      email: 'a',
    });
    await settled();
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/enterprise.js?render=site-key',
    ]);
    scriptArrives();
    await done;
    expect(execute).toHaveBeenCalledWith('site-key', { action });
    expect(sent.map(({ body }) => body)).toEqual([
      {
        email: 'a',
        [field]: 'proof',
        clientType: 'CLIENT_TYPE_WEB',
        recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
      },
    ]);
  });

  test('the script is loaded once for all calls', async () => {
    const { post } = checked();
    const first = post(SIGN_IN, {});
    await settled();
    scriptArrives();
    await first;
    await post(SIGN_IN, {});
    expect(scripts()).toHaveLength(1);
    expect(execute).toHaveBeenCalledTimes(2);
  });

  test('a call of a signed-in user, and every other call, passes unchanged', async () => {
    const { sent, post } = checked();
    const verification = SIGN_IN.replace('signInWithPassword', 'sendOobCode');
    await post(verification, { idToken: 't' });
    await post(SIGN_IN.replace('signInWithPassword', 'lookup'), { idToken: 't' });
    expect(sent.map(({ body }) => body)).toEqual([{ idToken: 't' }, { idToken: 't' }]);
    expect(scripts()).toEqual([]);
  });
});

describe('a failed check is reported, and the next try repeats it', () => {
  test('a blocked script', async () => {
    const { sent, post } = checked();
    const refused = codeOf(post(SIGN_IN, {}));
    await settled();
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    expect(await refused).toBe('bot-check-unavailable');
    expect(sent).toEqual([]);

    const again = codeOf(post(SIGN_IN, {}));
    await settled();
    scriptArrives();
    expect(await again).toBe('passed');
  });

  test('a script that never loads', async () => {
    const refused = codeOf(checked().post(SIGN_IN, {}));
    await jest.advanceTimersByTimeAsync(BOT_CHECK_TIMEOUT_MS);
    expect(await refused).toBe('bot-check-unavailable');
  });

  test('a script that is another one', async () => {
    const refused = codeOf(checked().post(SIGN_IN, {}));
    await settled();
    scripts().at(-1)?.dispatchEvent(new Event('load'));
    expect(await refused).toBe('bot-check-unavailable');
  });

  test('a check that fails while it runs', async () => {
    execute.mockRejectedValue(new Error('no'));
    const refused = codeOf(checked().post(SIGN_IN, {}));
    await settled();
    scriptArrives();
    expect(await refused).toBe('bot-check-unavailable');
  });
});

test('a provider that requires no check gets none, and no script is loaded', async () => {
  const { sent, post } = checked({
    recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
  });
  await post(SIGN_IN, { email: 'a' });
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'a' }]);
  expect(scripts()).toEqual([]);
});

test.each(['missing-recaptcha-token', 'invalid-recaptcha-token', 'invalid-recaptcha-score'])(
  'the provider’s %s counts as a failed check',
  (code) => {
    expect(authErrorCode({ code: `auth/${code}` })).toBe('bot-check-refused');
  },
);
