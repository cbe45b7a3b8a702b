import { randomBytes } from 'node:crypto';
import type { RunTurn } from '@bellkey/concierge/contract';
import { createKeyVault } from '../assistant/ai-settings/key-vault.ts';
import { computeWith } from '../assistant/workers/compute-turn.ts';
import { type Api, createApi } from '../create-api.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/http/logger.ts';
import { multipliedLimits } from '../property/guest-sessions/session-limits.ts';
import { AURORA_ID, aurora } from '../public/demo/sample-properties/hotel-aurora.ts';
import { type SeededPlace, seedDemo } from '../public/demo/seed-demo.ts';

/** Hotel Aurora on a database in memory, with its real API and nothing left behind. */
export interface ScratchHotel {
  api: Api;
  places: readonly SeededPlace[];
  /** Lets time pass for the hotel. */
  skip(ms: number): void;
  /** Lets it become the next day, at an hour of the hotel's own time. */
  skipToNextDay(hour: number): void;
  /** @throws for any answer but a good one. */
  call(method: 'GET' | 'POST', path: string, cookie: string, body?: unknown): Promise<Response>;
  /** A new guest at a place; answers the session's cookie. */
  enter(place: SeededPlace): Promise<string>;
  close(): Promise<void>;
}

/** A call that the API did not carry out, with what it says to the person. */
export class CallRefused extends Error {
  readonly detail: string;

  constructor(path: string, status: number, problem: { detail?: string }) {
    super(`${path}: ${status} ${JSON.stringify(problem)}`);
    this.name = 'CallRefused';
    this.detail = problem.detail ?? '';
  }
}

const DAY_MS = 24 * 60 * 60_000;
const localTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: aurora.property.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** @param onQuery called for every statement that the API sends to its database. */
export async function openScratchHotel(runTurn: RunTurn, onQuery?: () => void): Promise<ScratchHotel> {
  const database = await openDatabase('memory');
  let skippedMs = 0;
  const api = await createApi({
    database,
    ...(onQuery && { observer: { statement: onQuery } }),
    vault: createKeyVault(randomBytes(32)),
    verifyIdentity: async () => null,
    loadAccount: async () => null,
    // One place is entered by hundreds of made-up guests within a minute.
    sessionLimits: multipliedLimits(Number.POSITIVE_INFINITY),
    computeTurn: computeWith(runTurn),
    now: () => new Date(Date.now() + skippedMs),
    log: createLogger('silent'),
    version: 'scratch',
    trust: { trustedProxies: [], publicOrigins: [] },
  });
  const places = await seedDemo(api.store, {
    qrSecret: 'scratch',
    managerUid: null,
    staffUid: null,
    developerUid: null,
  });
  await api.start();

  const call: ScratchHotel['call'] = async (method, path, cookie, body) => {
    const init = {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const response = await api.app.request(path, init, {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    } as never);
    if (!response.ok)
      throw new CallRefused(path, response.status, (await response.json()) as { detail?: string });
    return response;
  };
  return {
    api,
    places,
    call,
    skip(ms) {
      skippedMs += ms;
    },
    skipToNextDay(hour) {
      const now = Date.now() + skippedMs;
      const [h = 0, m = 0, s = 0] = localTime.format(now).split(':').map(Number);
      skippedMs += DAY_MS + ((hour - h) * 60 - m) * 60_000 - s * 1_000;
    },
    async enter({ code }) {
      const response = await call('POST', '/api/guest/session', '', { code });
      return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    },
    async close() {
      await api.stop();
      await database.close();
    },
  };
}

/** The property of every scratch hotel. */
export const SCRATCH_PROPERTY = AURORA_ID;
