import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type OperationKey, type OperationSpec, operations, Problem, streams } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { configureOperators } from '../property/operators/operators.ts';
import { arbitraryOf } from '../testing/arbitrary-input.ts';
import { bodyFor } from '../testing/operation-bodies.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import { addMenu } from '../testing/small-menu.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

/** A run that failed is repeated with the seed that its message names. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const INPUTS = 10_000;
/** A demo is a property full of data, and a test question a whole turn: fewer of these. They come first. */
const MOST_INPUTS: Record<string, number> = {
  'POST /api/demo/sessions': 5,
  'POST /api/staff/knowledge-test': 40,
};
const MEMORY_KEPT_MAX_BYTES = 64 * 1024 * 1024;

const NASTY_TEXTS = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u0007',
  '',
  ' ',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%',
  '%00',
  '%ED%A0%80',
  '..%2f..',
  '\\',
  '9'.repeat(400),
  'é'.repeat(3000),
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00Z',
] as const;

const nasty = fc.oneof(
  fc.constantFrom<unknown>(...NASTY_TEXTS),
  fc.constantFrom<unknown>(0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, null, true, [], {}),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything({ maxDepth: 2 }),
  fc.constant(Object.fromEntries([['constructor', { prototype: { polluted: true } }]])),
);

/** A value with one thing in it replaced, taken out or added. */
function broken(value: unknown, at: number, by: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || at % 3 === 0) return [...value, by];
    return value.map((one, index) => (index === at % value.length ? broken(one, at >> 1, by) : one));
  }
  if (typeof value !== 'object' || value === null) return by;
  const fields = Object.entries(value);
  const index = at % (fields.length + 1);
  if (index === fields.length) return { ...value, [String(by).slice(0, 60)]: by };
  if (at % 7 === 0) return Object.fromEntries(fields.filter((_, i) => i !== index));
  return Object.fromEntries(
    fields.map(([name, field], i) => [name, i === index ? broken(field, at >> 2, by) : field]),
  );
}

const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? 1 : one)) ?? 'undefined';

const DEEP = 8000;
const rawBodies = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1e999}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '\ufeff{}',
  '{"body":"\\ud800","clientId":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
);

interface Attempt {
  path: string;
  query: string;
  body: string | undefined;
  headers: Record<string, string>;
}

const ids = (known: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY_TEXTS).map(encodeLoosely) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%00', '%ED%A0%80', '%ff', 'a%00b') },
  );

/** Percent-encoded where that is possible, as it is where not. */
function encodeLoosely(text: string): string {
  try {
    return encodeURIComponent(text).slice(0, 300) || 'x';
  } catch {
    return '%ED%A0%80';
  }
}

const fuzzedHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'accept-language': 'zz;q=9,*,\u00ff-\u00ff;q=abc' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': '\u00e9\u00ff' },
  { 'last-event-id': '999999999999999' },
  { 'x-forwarded-for': '::1%eth0, not an address' },
  { 'content-type': 'multipart/form-data' },
  { 'x-demo-guest': '__proto__' },
);

function attemptsOn(
  key: string,
  spec: OperationSpec | null,
  known: { ids: string[]; property: string; body: unknown },
) {
  const valid = spec?.body
    ? fc.oneof(fc.constant(known.body), arbitraryOf(spec.body))
    : fc.constant<unknown>(undefined);
  const withBody = !/^(GET|HEAD)/.test(key);
  const body = fc.oneof(
    { weight: 2, arbitrary: valid.map((value) => (value === undefined ? undefined : toJson(value))) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(valid, fc.nat(200), nasty)
        .map(([value, at, by]) => toJson(broken(value ?? {}, at, by))),
    },
    { weight: 1, arbitrary: rawBodies },
  );
  const fields = spec?.query ? arbitraryOf(spec.query) : fc.constant<unknown>({});
  const query = fc.tuple(fields, fc.nat(9), ids(['1', 'open'])).map(([values, at, by]) => {
    const given = Object.entries(values as Record<string, unknown>).map(
      ([name, value]) =>
        `${name}=${name === 'property' && at > 1 ? known.property : at === 5 ? by : encodeLoosely(String(value))}`,
    );
    return [...given, ...(at === 9 ? [`${by}=${by}`] : [])].join('&');
  });
  return fc.record<Attempt>({
    path: ids(known.ids).map((id) => key.slice(key.indexOf(' ') + 1).replace(/\{\w+\}/, id)),
    query,
    body: withBody ? body : fc.constant(undefined),
    headers: fuzzedHeaders,
  });
}

/** What has a number of its own first, what ends the guest's session last. */
const placeOf = (key: string) => (MOST_INPUTS[key] ? 0 : key.startsWith('DELETE') ? 2 : 1);

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe.each(testDatabases)('Inputs of every kind on %s', (_, create) => {
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

  /** The one oracle: a success, or a refusal with a problem that says why; never a failure of ours. */
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

  test(`${INPUTS} inputs are answered as they should be, and leave nothing behind`, async () => {
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
