import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { type FaultyProvider, startFaultyProvider } from '../faulty-provider.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import type { Answer } from '../test-callers.ts';
import type { TestDatabase } from '../test-databases.ts';

export const ORIGIN = 'http://localhost:3000';
export const START = 'POST /api/sign-in/provider';
const ANSWER = 'POST /api/sign-in/provider/answer';

/** A browser that keeps the cookie of its attempts. */
export class Browser {
  cookie = '';
  private readonly api: TestApi;
  private readonly peer: string;

  constructor(api: TestApi, peer: string) {
    this.api = api;
    this.peer = peer;
  }

  private async post(operation: string, body: object, origin = ORIGIN): Promise<Answer> {
    const { cookie, peer } = this;
    const answer = await this.api.call(operation, { body, cookie, peer, headers: { origin } });
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set) this.cookie = set;
    return answer;
  }
  begin = (next: string | null = null, origin = ORIGIN) => this.post(START, { next }, origin);
  finish = (parameters: string) => this.post(ANSWER, { parameters });
}

/** Shared by the tests of one file; set before the first of them runs. */
interface SignInScene {
  api: TestApi;
  provider: FaultyProvider;
  /** New for every test. */
  browser: Browser;
  /** Goes to the provider and comes back. @returns the query of the answer */
  thereAndBack(next?: string | null): Promise<string>;
}

/** An API and a provider for signing in with a browser. */
export function useProviderSignIn(create: () => Promise<TestDatabase>): SignInScene {
  let testDatabase: TestDatabase;
  let stopDatabase: () => Promise<void>;
  let peers = 0;
  const scene = {
    thereAndBack: async (next = null) => {
      const { status, body } = await scene.browser.begin(next);
      expect(status).toBe(200);
      return scene.provider.visit(body.authorizationUrl);
    },
  } as SignInScene;

  beforeAll(async () => {
    scene.provider = await startFaultyProvider();
    testDatabase = await create();
    const database = await testDatabase.open();
    stopDatabase = () => database.close();
    const { issuer, clientId, clientSecret } = scene.provider;
    scene.api = await startTestApi(database, {
      trust: { trustedProxies: [], publicOrigins: [ORIGIN] },
      oidc: { issuer, clientId, clientSecret },
    });
  });
  afterAll(async () => {
    await scene.api?.stop();
    await stopDatabase?.();
    await testDatabase?.drop();
    await scene.provider?.stop();
  });
  beforeEach(() => {
    scene.provider.faults = {};
    peers += 1;
    scene.browser = new Browser(scene.api, `198.51.100.${peers}`);
  });
  return scene;
}
