import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type OperationKey,
  type OperationSpec,
  operations,
  Problem,
  roleMay,
  streams,
} from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { configureOperators } from '../property/operators/operators.ts';
import { createVapidKeys } from '../service/notifications/send/vapid-keys.ts';
import { type Attempt, attemptsOn, validAttempt } from '../testing/fuzzed-attempts.ts';
import { bodyFor } from '../testing/operation-bodies.ts';
import { fillHotel } from '../testing/scenes/filled-hotel.ts';
import { prerequisites } from '../testing/scenes/fuzzed-prerequisites.ts';
import { NEVER_CARRIED_OUT } from '../testing/scenes/never-carried-out.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import type { Guest, Staff } from '../testing/test-callers.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

/** A failed run is repeated with the seed in its message. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
/** Of a run, whatever the number of databases; each has a seed of its own. */
const INPUTS = Math.ceil(10_000 / testDatabases.length);
/**
 * Fewer inputs for operations that are slow: a demo is a whole property, and a test question a whole turn. They come
 * first.
 */
const MOST_INPUTS: Record<string, number> = {
  'POST /api/demo/sessions': 5,
  'POST /api/staff/knowledge-test': 40,
};
const MEMORY_KEPT_MAX_BYTES = 48 * 1024 * 1024;

/** Operations with their own count first, those that end what others work on last. */
function placeOf(key: string): number {
  if (MOST_INPUTS[key]) return 0;
  if (key.endsWith('/erasure') || key.endsWith('/end')) return 3;
  return key.startsWith('DELETE') ? 2 : 1;
}

describe.each(testDatabases.map(([name, create], index) => [name, create, SEED + index] as const))(
  'Arbitrary inputs on %s',
  (_, create, seed) => {
    const stage = useTestApi(create, {
      notifications: {
        vapid: { ...createVapidKeys(), subject: 'https://hotel.example' },
        sendMail: async () => undefined,
        origin: 'https://bellkey.example',
        addresses: { privateHosts: false },
      },
    });
    let hotel: SmallHotel;
    let cookie: string;
    let guest: Guest;
    let manager: Staff;
    /** Ids that exist, by the path segment before them. */
    let known: Record<string, string>;
    /** Operations that were carried out at least once. */
    const succeeded = new Set<string>();

    /** A hotel of its own for each attempt: one that is repeated would find the limits of the one before used up. */
    async function prepare(): Promise<void> {
      succeeded.clear();
      hotel = await stage.newHotel();
      await configureOperators(stage.api.api.store, [{ uid: 'operator', brand: null }]);
      guest = await stage.api.guest(hotel.codes.room.code);
      cookie = guest.cookie;
      manager = stage.api.staff(hotel, 'manager');
      const events = await guest.listen(0);
      await guest.say('ask for towels 2');
      await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
      await events.close();
      known = await fillHotel(stage, hotel, guest);
    }

    /** What a process reads once, at its first use, and keeps: the models of the engine, the fonts of the code sheets. */
    async function readOnce(): Promise<void> {
      for (const key of [
        'POST /api/staff/knowledge-test',
        'POST /api/staff/ai/ask',
        'POST /api/staff/codes/sheet',
      ] as const) {
        const given = { ids: idsFor(key), property: hotel.id, body: bodyFor(key, hotel) };
        await judge(key, operations[key], validAttempt(key, operations[key], given));
      }
    }

    /** Bytes on the heap, without what the test API notes of each call. */
    function heapUsed(): number {
      stage.api.log.length = 0;
      stage.api.costs.length = 0;
      setFlagsFromString('--expose-gc');
      (runInNewContext('gc') as () => void)();
      return process.memoryUsage().heapUsed;
    }

    const ROUTES: Array<[string, OperationSpec | null]> = [
      ...(Object.entries(operations) as Array<[OperationKey, OperationSpec]>),
      ...['POST /api/leads/form', 'GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs/assets/{id}'].map(
        (key): [string, null] => [key, null],
      ),
      ...Object.values(streams).map((path): [string, null] => [`HEAD ${path}`, null]),
      ...['GET /api/{id}', 'PATCH /api/staff/requests/{id}', 'PROPFIND /api/health', 'FOO /api/{id}'].map(
        (key): [string, null] => [key, null],
      ),
    ].sort(([a], [b]) => placeOf(a) - placeOf(b));

    /** Of the manager, to whom the known things belong, wherever they may call it. */
    function tokenFor(spec: OperationSpec | null): string {
      if (spec?.auth === 'operator') return 'operator';
      return spec?.auth === 'staff' && roleMay('manager', spec.may) ? hotel.uids.manager : hotel.uids.owner;
    }

    /** The id that this operation names, most of the time, and others. */
    function idsFor(key: string): string[] {
      const [, segment = ''] = /\/([\w-]+)\/\{id\}/.exec(key) ?? [];
      const meant = known[segment] ?? 'pool';
      return [meant, meant, meant, 'wifi', known.conversations ?? '', known.requests ?? ''];
    }

    /** The only oracle: a success, or a refusal with a problem; never a server error. */
    async function judge(key: string, spec: OperationSpec | null, { path, query, body, headers }: Attempt) {
      const [method = ''] = key.split(' ');
      const token = tokenFor(spec);
      const response = await stage.api.api.app.request(
        `${path}${query ? `?${query}` : ''}`,
        {
          method,
          headers: {
            'content-type': 'application/json',
            ...(spec?.auth === 'guest' ? { cookie } : { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body !== undefined && { body }),
        },
        { incoming: { socket: { remoteAddress: '192.0.2.9' } } as never },
      );
      const text = await response.text();
      if (response.status < 400) return void succeeded.add(key);
      const type = response.headers.get('content-type') ?? '';
      if (key === 'POST /api/leads/form' && type.startsWith('text/html') && response.status < 500) return;
      expect(`${response.status} ${type} ${text}`).toMatch(/^4\d\d application\/problem\+json /);
      if (method !== 'HEAD') Problem.parse(JSON.parse(text));
    }

    test(`${INPUTS} inputs get a success or a refusal, and leave nothing behind`, async () => {
      await prepare();
      await readOnce();
      const before = heapUsed();
      let judged = 0;
      let left = INPUTS;
      for (const [index, [key, spec]] of ROUTES.entries()) {
        const runs = Math.min(MOST_INPUTS[key] ?? INPUTS, Math.ceil(left / (ROUTES.length - index)));
        left -= runs;
        const needed = await prerequisites[key as OperationKey]?.({ stage, hotel, guest, known, manager });
        const ids = idsFor(key);
        const given = {
          ids: needed?.id ? [needed.id, ...ids] : ids,
          property: hotel.id,
          body: needed?.body ?? (spec && bodyFor(key as OperationKey, hotel)),
        };
        await fc.assert(
          fc.asyncProperty(attemptsOn(key, spec, given), async (attempt) => {
            judged += 1;
            await judge(key, spec, attempt);
          }),
          { numRuns: runs, seed, endOnFailure: true, examples: [[validAttempt(key, spec, given)]] },
        );
      }
      expect(judged).toBeGreaterThanOrEqual(INPUTS);
      // Inputs that are all refused at the door try nothing behind it.
      const never = Object.keys(operations).filter((key) => !succeeded.has(key));
      expect(never.filter((key) => !NEVER_CARRIED_OUT.includes(key))).toEqual([]);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect((await stage.api.call('GET /api/health')).body.status).toBe('ok');
      expect(heapUsed() - before).toBeLessThan(MEMORY_KEPT_MAX_BYTES);
    }, 900_000);
  },
);
