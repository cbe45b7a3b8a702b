import { FirebaseError } from 'firebase/app';
import { authFailure } from './auth-failure.ts';

/** How long the bot check's script may take; a blocked one fails at once. */
export const BOT_CHECK_TIMEOUT_MS = 15_000;

/** The part of reCAPTCHA Enterprise that is used, as its documentation gives it. */
interface Grecaptcha {
  enterprise: {
    ready(callback: () => void): void;
    execute(siteKey: string, options: { action: string }): Promise<string>;
  };
}
declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js';
const PROVIDER = 'EMAIL_PASSWORD_PROVIDER';

/** The identity provider's calls that need a proof, the action's name, and the field for the proof. */
const GUARDED: readonly { call: RegExp; action: string; field: 'captchaResponse' | 'captchaResp' }[] = [
  { call: /accounts:signInWithPassword\b/, action: 'signInWithPassword', field: 'captchaResponse' },
  { call: /accounts:signUp\b/, action: 'signUpPassword', field: 'captchaResponse' },
  { call: /accounts:sendOobCode\b/, action: 'getOobCode', field: 'captchaResp' },
];

interface BotCheckPorts {
  window: Window;
  document: Document;
  /** The browser's `fetch`, not the wrapped one. */
  fetch: typeof globalThis.fetch;
  /** Address of `GET /v2/recaptchaConfig`, key included. */
  configUrl: string;
}

interface ProviderAnswer {
  /** `projects/{project}/keys/{site key}` */
  recaptchaKey?: string;
  recaptchaEnforcementState?: { provider: string; enforcementState: string }[];
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The bot check took over ${ms} ms.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The site key for the proof, or null when the provider needs none for passwords. */
async function siteKeyOf({ fetch, configUrl }: BotCheckPorts): Promise<string | null> {
  const answer = await fetch(`${configUrl}&clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE`);
  if (!answer.ok) throw new Error(`The bot check's configuration request returned ${answer.status}.`);
  const { recaptchaKey, recaptchaEnforcementState = [] }: ProviderAnswer = await answer.json();
  const state = recaptchaEnforcementState.find(({ provider }) => provider === PROVIDER)?.enforcementState;
  if (state !== 'ENFORCE' && state !== 'AUDIT') return null;
  const siteKey = recaptchaKey?.split('/')[3];
  if (!siteKey) throw new Error('The bot check is required, but there is no site key.');
  return siteKey;
}

function loadScript({ window, document }: BotCheckPorts, siteKey: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
    script.onerror = () => {
      script.remove();
      reject(new Error('The bot check’s script could not be loaded.'));
    };
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha?.enterprise) grecaptcha.enterprise.ready(() => resolve(grecaptcha));
      else reject(new Error('The bot check’s script is not reCAPTCHA Enterprise.'));
    };
    document.head.append(script);
  });
}

/**
 * Adds reCAPTCHA Enterprise's proof to the calls that the provider guards with it. The module is loaded only where the
 * check is configured. The client's `initializeRecaptchaConfig` is not used: it waits forever for a blocked or hanging
 * script, and its failure cannot be caught.
 *
 * A failed check throws `auth/bot-check-unavailable`; the next try repeats it.
 */
export function withBotCheck(fetch: typeof globalThis.fetch, ports: BotCheckPorts): typeof globalThis.fetch {
  let prepared: Promise<{ siteKey: string; grecaptcha: Grecaptcha } | null> | null = null;

  const prepare = () => {
    prepared ??= siteKeyOf(ports).then(async (siteKey) =>
      siteKey === null ? null : { siteKey, grecaptcha: await loadScript(ports, siteKey) },
    );
    return prepared;
  };
  const proofOf = async (action: string): Promise<string | null> => {
    try {
      return await within(
        BOT_CHECK_TIMEOUT_MS,
        prepare().then((check) =>
          check ? check.grecaptcha.enterprise.execute(check.siteKey, { action }) : null,
        ),
      );
    } catch (cause) {
      prepared = null;
      // The client passes on its own errors unchanged; it reports any other as a network failure.
      throw new FirebaseError(authFailure('bot-check-unavailable'), String(cause));
    }
  };

  return async (input, init) => {
    const guarded = GUARDED.find(({ call }) => call.test(String(input)));
    if (!guarded || typeof init?.body !== 'string') return fetch(input, init);
    const body = JSON.parse(init.body);
    // Calls of a signed-in person, such as the verification of their address, carry a token instead.
    if (body.idToken) return fetch(input, init);
    const proof = await proofOf(guarded.action);
    if (proof === null) return fetch(input, init);
    const proven = {
      ...body,
      [guarded.field]: proof,
      clientType: 'CLIENT_TYPE_WEB',
      recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
    };
    return fetch(input, { ...init, body: JSON.stringify(proven) });
  };
}
