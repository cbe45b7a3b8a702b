import { randomBytes } from 'node:crypto';
import type { RunTurn } from '@bellkey/concierge/contract';
import type { ApiDependencies } from '../api-dependencies.ts';
import { type ComputeTurn, computeWith } from '../assistant/workers/compute-turn.ts';
import { type Api, createApi } from '../create-api.ts';
import type { Database } from '../platform/database/database.ts';
import { createLogger } from '../platform/http/logger.ts';
import { UNLIMITED_WRITES } from '../platform/operations/budget/write-budget.ts';
import { createKeyVault } from '../platform/outbound/key-vault.ts';
import type { ObservedOperation } from '../platform/statements/observer.ts';
import { multipliedLimits } from '../property/guest-sessions/session-limits.ts';
import { checkBudget } from './budget.ts';
import { echoTurn } from './echo-turn.ts';
import { EventReader } from './event-reader.ts';
import type { SmallHotel } from './small-hotel.ts';
import { plainAccount, plainTokens, type TestAccounts } from './test-accounts.ts';
import type { Answer, CallOptions, Guest, Staff } from './test-callers.ts';

/** The real API over a database, with a clock that tests can move. */
export interface TestApi {
  api: Api;
  call(operation: string, options?: CallOptions): Promise<Answer>;
  open(path: string, headers: Record<string, string>): Promise<Response>;
  guest(code: string): Promise<Guest>;
  staff(hotel: SmallHotel, who: keyof SmallHotel['uids']): Staff;
  /** Cost of each call, in the order of responses. */
  costs: ObservedOperation[];
  /** State of the identity provider. */
  accounts: TestAccounts;
  /** `stop` freezes the clock at an instant, from which `skip` advances it. */
  clock: { skip(ms: number): void; stop(at: Date): void; now(): Date };
  /** Everything logged. */
  log: string[];
  stop(): Promise<void>;
}

export async function startTestApi(
  database: Database,
  options: Partial<
    Pick<
      ApiDependencies,
      | 'heartbeatMs'
      | 'turnTimeoutMs'
      | 'clocksEveryMs'
      | 'notifyEveryMs'
      | 'notifications'
      | 'maxOwedTurns'
      | 'maxOwedInAll'
      | 'turnShares'
      | 'observer'
      | 'trust'
      | 'brandKeys'
      | 'addresses'
      | 'sessionLimits'
      | 'writesPerHour'
      | 'oidc'
      | 'operatorsSecondFactor'
      | 'observer'
    >
  > & {
    runTurn?: RunTurn;
    /** Replaces `runTurn`, for example with worker threads. */
    computeTurn?: ComputeTurn;
  } = {},
): Promise<TestApi> {
  const {
    runTurn = echoTurn,
    computeTurn = computeWith(runTurn),
    sessionLimits = multipliedLimits(Number.POSITIVE_INFINITY),
    writesPerHour = UNLIMITED_WRITES,
    trust = { trustedProxies: ['10.0.0.1'], publicOrigins: [] },
    ...timing
  } = options;
  let skippedMs = 0;
  let stoppedAt: Date | null = null;
  const now = () => new Date((stoppedAt?.getTime() ?? Date.now()) + skippedMs);
  const log: string[] = [];
  const costs: ObservedOperation[] = [];
  const overBudget: Error[] = [];
  const accounts: TestAccounts = { changed: new Map(), away: false };
  const api = await createApi({
    database,
    verifyIdentity: plainTokens(now),
    loadAccount: async (uid) => {
      if (accounts.away) throw new Error('the identity provider does not answer');
      return accounts.changed.get(uid) ?? plainAccount(uid);
    },
    revokeSessions: async (uid) => {
      if (accounts.away) throw new Error('the identity provider does not answer');
      accounts.changed.set(uid, { ...plainAccount(uid), validSince: now() });
    },
    computeTurn,
    now,
    log: createLogger('debug', { write: (line: string) => void log.push(line) }),
    version: 'test',
    vault: createKeyVault(randomBytes(32)),
    trust,
    sessionLimits,
    writesPerHour,
    checkAnswers: true,
    observer: {
      operation(done) {
        costs.push(done);
        const excess = checkBudget(done);
        if (excess) overBudget.push(excess);
      },
    },
    // Tests move the clock, and run what is due explicitly.
    clocksEveryMs: 24 * 60 * 60_000,
    notifyEveryMs: 24 * 60 * 60_000,
    ...timing,
  });
  await api.start();

  const request = (path: string, init: RequestInit, peer = '192.0.2.1') =>
    Promise.resolve(api.app.request(path, init, { incoming: { socket: { remoteAddress: peer } } as never }));

  async function call(operation: string, options: CallOptions = {}): Promise<Answer> {
    const [method = 'GET', path = '/'] = operation.split(' ');
    const headers = new Headers(options.headers);
    const body = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
    if (options.token) headers.set('authorization', `Bearer ${options.token}`);
    if (options.cookie) headers.set('cookie', options.cookie);
    const response = await request(
      path,
      { method, headers, ...(body !== undefined && { body }) },
      options.peer,
    );
    const text = await response.text();
    const [excess] = overBudget.splice(0);
    if (excess) throw excess;
    const isJson = /json/.test(response.headers.get('content-type') ?? 'json');
    return {
      status: response.status,
      body: text && isJson ? JSON.parse(text) : text || null,
      headers: response.headers,
    };
  }

  async function listen(path: string, headers: Record<string, string>, after?: number): Promise<EventReader> {
    const response = await request(path, {
      headers: { ...headers, ...(after !== undefined && { 'last-event-id': String(after) }) },
    });
    if (response.status !== 200) throw new Error(`No stream: ${response.status} ${await response.text()}`);
    return new EventReader(response);
  }

  return {
    api,
    accounts,
    costs,
    call,
    open: (path, headers) => request(path, { headers }),
    async guest(code) {
      const started = await call('POST /api/guest/session', { body: { code } });
      if (started.status !== 201) throw new Error(`No session: ${JSON.stringify(started.body)}`);
      const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      return {
        cookie,
        conversationId: started.body.conversationId,
        call: (operation, options) => call(operation, { ...options, cookie }),
        say: (body, clientId = `client-${Math.random().toString(36).slice(2)}`) =>
          call('POST /api/guest/messages', { body: { clientId, body }, cookie }),
        listen: (after) => listen('/api/guest/events', { cookie }, after),
      };
    },
    staff(hotel, who) {
      const token = hotel.uids[who];
      return {
        call: (operation, options) =>
          call(`${operation}${operation.includes('?') ? '&' : '?'}property=${hotel.id}`, {
            ...options,
            token,
          }),
        listen: (after) =>
          listen(`/api/staff/events?property=${hotel.id}`, { authorization: `Bearer ${token}` }, after),
      };
    },
    clock: {
      skip(ms) {
        skippedMs += ms;
      },
      stop(at) {
        stoppedAt = at;
        skippedMs = 0;
      },
      now,
    },
    log,
    async stop() {
      await api.stop();
      const [excess] = overBudget;
      if (excess) throw excess;
    },
  };
}
