import type { OperationSpec } from '@bellkey/shared/api';
import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-input.ts';

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

/** A value with one part replaced, removed or added. */
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

/** One call of an operation. */
export interface Attempt {
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

/** Percent-encoded if possible, otherwise unchanged. */
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

/** The call of an operation with a known id and body. */
export function validAttempt(
  key: string,
  spec: OperationSpec | null,
  known: { ids: string[]; property: string; body: unknown },
): Attempt {
  const inProperty = spec?.query && 'property' in spec.query.shape;
  return {
    path: key.slice(key.indexOf(' ') + 1).replace(/\{\w+\}/, known.ids[0] ?? 'x'),
    query: inProperty ? `property=${known.property}` : '',
    body: /^(GET|HEAD)/.test(key) || known.body === undefined ? undefined : toJson(known.body),
    headers: {},
  };
}

/** Calls of an operation: valid ones, and ones broken in path, query, body or headers. */
export function attemptsOn(
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
