import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type OperationKey, type OperationSpec, operations, Problem, streams } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { configureOperators } from '../property/operators/operators.ts';
import { type Attempt, attemptsOn } from '../testing/fuzzed-attempts.ts';
import { bodyFor } from '../testing/operation-bodies.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import { addMenu } from '../testing/small-menu.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

/** A failed run is repeated with the seed in its message. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const INPUTS = 10_000;
/**
 * Fewer inputs for operations that are slow: a demo is a whole property, and a test question a whole turn. They come
 * first.
 */
const MOST_INPUTS: Record<string, number> = {
  'POST /api/demo/sessions': 5,
  'POST /api/staff/knowledge-test': 40,
};
const MEMORY_KEPT_MAX_BYTES = 64 * 1024 * 1024;

/** Operations with their own count first, those that end the guest's session last. */
const placeOf = (key: string) => (MOST_INPUTS[key] ? 0 : key.startsWith('DELETE') ? 2 : 1);

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe.each(testDatabases)('Arbitrary inputs on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let cookie: string;
  let known: string[];

  beforeAll(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
    await configureOperators(stage.api.api.store, [{ uid: 'operator', brand: null }]);
    const guest = await stage.api.guest(hotel.codes.room.code);
    cookie = guest.cookie;
    const events = await guest.listen(0);
    await guest.say('ask for towels 2');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await events.close();
    const queue = await stage.api.staff(hotel, 'manager').call('GET /api/staff/requests');
    known = ['pool', 'wifi', guest.conversationId, queue.body.requests[0].id];
  });

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

  /** The only oracle: a success, or a refusal with a problem; never a server error. */
  async function judge(key: string, spec: OperationSpec | null, { path, query, body, headers }: Attempt) {
    const [method = ''] = key.split(' ');
    const token = spec?.auth === 'operator' ? 'operator' : hotel.uids.owner;
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
    if (response.status < 400) return;
    const type = response.headers.get('content-type') ?? '';
    if (key === 'POST /api/leads/form' && type.startsWith('text/html') && response.status < 500) return;
    expect(`${response.status} ${type} ${text}`).toMatch(/^4\d\d application\/problem\+json /);
    if (method !== 'HEAD') Problem.parse(JSON.parse(text));
  }

  test(`${INPUTS} inputs get a success or a refusal, and leave nothing behind`, async () => {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    let judged = 0;
    let left = INPUTS;
    for (const [index, [key, spec]] of ROUTES.entries()) {
      const runs = Math.min(MOST_INPUTS[key] ?? INPUTS, Math.ceil(left / (ROUTES.length - index)));
      left -= runs;
      const given = { ids: known, property: hotel.id, body: spec && bodyFor(key as OperationKey, hotel) };
      await fc.assert(
        fc.asyncProperty(attemptsOn(key, spec, given), async (attempt) => {
          judged += 1;
          await judge(key, spec, attempt);
        }),
        { numRuns: runs, seed: SEED, endOnFailure: true },
      );
    }
    expect(judged).toBeGreaterThanOrEqual(INPUTS);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect((await stage.api.call('GET /api/health')).body.status).toBe('ok');
    stage.api.log.length = 0;
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(MEMORY_KEPT_MAX_BYTES);
  }, 240_000);
});
