import type { SessionStore } from '@bellkey/shared/shell';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { createSessionStore } from '../../session/session-store.ts';

export const HOUR_MS = 3_600_000;
const IDENTITY = {
  apiKey: 'key',
  authDomain: 'localhost',
  projectId: 'demo-test',
  emulatorUrl: null,
  botCheck: false,
};

type Answer = { status: number; body: unknown };
interface Call {
  operation: string;
  body: Record<string, unknown>;
}

const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const idToken = (signedInAt: number) => {
  const claims = {
    sub: 'rita',
    auth_time: signedInAt / 1000,
    iat: Date.now() / 1000,
    exp: (Date.now() + HOUR_MS) / 1000,
  };
  return `${base64({ alg: 'none' })}.${base64(claims)}.`;
};
export const refuse = (message: string, status = 400): Answer => ({
  status,
  body: { error: { code: status, message } },
});

const ACCOUNT = {
  localId: 'rita',
  email: 'rita@aurora.example',
  emailVerified: true,
  displayName: 'Rita',
  photoUrl: 'https://aurora.example/rita.png',
  phoneNumber: '+351210000000',
  passwordHash: 'x',
  createdAt: '1767225600000',
  lastLoginAt: '1767229200000',
  providerUserInfo: [
    {
      providerId: 'password',
      rawId: 'rita@aurora.example',
      email: 'rita@aurora.example',
      displayName: 'Rita',
    },
  ],
};

/** The identity provider: everything works, except for the calls that a test overrides. */
export class Provider {
  readonly calls: Call[] = [];
  signedInAt = Date.now();
  answers: Record<string, () => Answer | 'never' | 'no network'> = {};

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const operation = /(?:accounts:)?(\w+)\?/.exec(String(input))?.[1] ?? String(input);
    const sent = String(init?.body ?? '');
    const body = sent.startsWith('{') ? JSON.parse(sent) : Object.fromEntries(new URLSearchParams(sent));
    this.calls.push({ operation, body });
    const answer = this.answers[operation]?.() ?? this.friendly(operation);
    if (answer === 'never') return new Promise(() => undefined);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    const made = { ok: answer.status < 400, status: answer.status, json: async () => answer.body };
    return { ...made, clone: () => made } as unknown as Response;
  };

  private friendly(operation: string): Answer {
    if (operation === 'lookup') return { status: 200, body: { users: [ACCOUNT] } };
    const token = idToken(this.signedInAt);
    const tokens = { refreshToken: 'r', expiresIn: '3600', idToken: token, localId: 'rita' };
    if (operation === 'token') {
      return {
        status: 200,
        body: { id_token: token, access_token: token, refresh_token: 'r', expires_in: '3600' },
      };
    }
    return { status: 200, body: tokens };
  }

  asked = (operation: string) => this.calls.filter((call) => call.operation === operation);
}

/** The session of a new tab, with what the previous tab stored. */
export async function openTab(): Promise<{ store: SessionStore; reported: unknown[] }> {
  const reported: unknown[] = [];
  let load: typeof import('../load-identity-client.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    load = await import('../load-identity-client.ts');
    // Evaluated here, while modules are isolated.
    const loaded = await load.loadIdentityClient(IDENTITY, (chunk) => chunk());
    load = { loadIdentityClient: async () => loaded };
  });
  const store = createSessionStore({
    loadClient: async () => {
      if (!load) throw new Error('The identity client was not loaded.');
      return load.loadIdentityClient(IDENTITY, (chunk) => chunk());
    },
    storage: () => localStorage,
    report: (error) => void reported.push(error),
    onSignedOutElsewhere: () => undefined,
  });
  return { store, reported };
}
/** Waits until all pending work has ended. */
export const settle = () => jest.advanceTimersByTimeAsync(2_000);

const { fetch: realFetch, Headers: realHeaders } = globalThis;

/** Installs a new provider behind `fetch` before each test, with the clock at 2026-01-01. */
export function givenProvider(): { provider: Provider } {
  const state = { provider: new Provider() };
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    globalThis.Headers = class extends Map<string, string> {
      append(name: string, value: string) {
        this.set(name, value);
      }
    } as unknown as typeof Headers;
    localStorage.clear();
    state.provider = new Provider();
    globalThis.fetch = state.provider.fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    globalThis.fetch = realFetch;
    globalThis.Headers = realHeaders;
  });
  return state;
}

/** A tab in which rita has signed in. */
export async function signedIn() {
  const tab = await openTab();
  expect(await tab.store.signIn('rita@aurora.example', 'correct horse')).toMatchObject({ ok: true });
  return tab;
}

/** A person signs in, closes the tab, and opens it again while the provider gives these answers. */
export async function reopened(provider: Provider, answers: Provider['answers'], afterMs = 0) {
  await signedIn();
  // Nothing of the closed tab keeps running.
  jest.clearAllTimers();
  globalThis.fetch = provider.fetch;
  provider.answers = answers;
  provider.calls.length = 0;
  jest.setSystemTime(Date.now() + afterMs);
  const tab = await openTab();
  tab.store.start();
  await settle();
  return tab;
}
