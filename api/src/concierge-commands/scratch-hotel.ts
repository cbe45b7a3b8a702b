import { randomBytes } from 'node:crypto';
import type { RunTurn } from '@bellkey/concierge/contract';
import { computeWith } from '../assistant/workers/compute-turn.ts';
import { type Api, createApi } from '../create-api.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/http/logger.ts';
import { createKeyVault } from '../platform/outbound/key-vault.ts';
import { done } from '../platform/outcome/outcome.ts';
import { multipliedLimits } from '../property/guest-sessions/session-limits.ts';
import type { DemoProperty } from '../public/demo/sample-properties/demo-property.ts';
import { aurora } from '../public/demo/sample-properties/hotel-aurora.ts';
import { type SeededPlace, seedPlaces } from '../public/demo/seed-places.ts';
import { seedProperty } from '../public/demo/seed-property.ts';

/** A property on an in-memory database, with the real API. */
export interface ScratchHotel {
  api: Api;
  propertyId: string;
  places: readonly SeededPlace[];
  /** Advances the property's clock. */
  skip(ms: number): void;
  /** Advances to the next day, at an hour of the property's time. */
  skipToNextDay(hour: number): void;
  /** The day by the property's calendar, as `2026-03-15`. */
  today(): string;
  /** @throws for any unsuccessful response. */
  call(method: 'GET' | 'POST', path: string, cookie: string, body?: unknown): Promise<Response>;
  /** Starts a guest at a place; returns the session's cookie. */
  enter(place: SeededPlace): Promise<string>;
  close(): Promise<void>;
}

/** A call that the API refused, with its message. */
export class CallRefused extends Error {
  readonly detail: string;

  constructor(path: string, status: number, problem: { detail?: string }) {
    super(`${path}: ${status} ${JSON.stringify(problem)}`);
    this.name = 'CallRefused';
    this.detail = problem.detail ?? '';
  }
}

const DAY_MS = 24 * 60 * 60_000;
interface ScratchOptions {
  /** Called for every statement that the API sends to its database. */
  onQuery?: () => void;
  /** Hotel Aurora unless given. */
  sample?: DemoProperty;
}

/** Opens an API of its own on an empty embedded database, with one sample property. */
export async function openScratchHotel(
  runTurn: RunTurn,
  { onQuery, sample = aurora }: ScratchOptions = {},
): Promise<ScratchHotel> {
  const propertyId = sample.property.id;
  const localTime = new Intl.DateTimeFormat('en-GB', {
    timeZone: sample.property.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  // Sweden's date format is ISO 8601.
  const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: sample.property.timeZone });
  const database = await openDatabase({ memory: 'empty' });
  let skippedMs = 0;
  const api = await createApi({
    database,
    ...(onQuery && { observer: { statement: onQuery } }),
    vault: createKeyVault(randomBytes(32)),
    verifyIdentity: async () => null,
    loadAccount: async () => null,
    revokeSessions: async () => undefined,
    // Hundreds of invented guests enter one place within a minute.
    sessionLimits: multipliedLimits(Number.POSITIVE_INFINITY),
    computeTurn: computeWith(runTurn),
    now: () => new Date(Date.now() + skippedMs),
    log: createLogger('silent'),
    version: 'scratch',
    trust: { trustedProxies: [], publicOrigins: [] },
  });
  const seeded = await api.store.inProperty(propertyId, async (scope) => {
    await seedProperty(scope, sample);
    return done(await seedPlaces(scope, sample.places, 'scratch'));
  });
  if (!seeded.ok) throw new Error(`The property was refused: ${seeded.error.code}`);
  const places = seeded.value;
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
    propertyId,
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
    today: () => localDay.format(Date.now() + skippedMs),
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
