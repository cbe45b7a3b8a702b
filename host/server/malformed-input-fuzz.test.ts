import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hostOfTests } from './testing/host-of-tests.ts';
import { type RawAnswer, rawRequest, sendRaw } from './testing/raw-request.ts';

const host = hostOfTests();

/** Every route of the host, with a place for generated text. */
const routes = [
  '/',
  '/guest',
  '/guest/~',
  // Forms are sent to these two.
  '/chat',
  '/scan-qr?code=~',
  '/~',
  '/api/~',
  '/api/health?~',
  '/remotes/guest/build-1/browser/entry.js',
  '/remotes/guest/build-1/~',
  '/remotes/~/~/~',
  '/host/host-build/~',
  '/host/~/browser/~',
  '/manifest.webmanifest',
  '/brand/~/logo.svg',
  '/brand/default/~',
  '/one.svg',
  '/~.svg',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/shell/errors',
  '/shell/beacon',
  '/shell/deployments',
  '/shell/quarantines/~/~/lift',
  '/shell/health',
  '/shell/~',
  '/workbench',
  '/workbench/files/~',
  '/?remote.guest=~&remote.~=1',
];

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => Buffer.from(text, 'utf8').toString('latin1')),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '%25',
    '//',
    '\\',
    '__proto__',
    '\'"<>',
    '?#',
  ),
  fc.string({ minLength: 1, maxLength: 3 }).map((text) => text.repeat(2_000)),
);
/** Line breaks end a line on the wire: with them it would be another input, and is one as `broken`. */
const oneLine = (text: string) => text.replace(/[\r\n]/g, '');
const spaceless = (text: string) => text.replace(/\s/g, '');

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST') },
  { weight: 3, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'M-SEARCH', 'get', 'QUERY', 'LINK'),
  },
);
const target = fc
  .tuple(fc.constantFrom(...routes), fc.array(oddText, { minLength: 4, maxLength: 4 }))
  .map(([route, texts]) => {
    let next = 0;
    return spaceless(route.replaceAll('~', () => texts[next++ % texts.length] ?? ''));
  });
const header = fc
  .tuple(
    fc.constantFrom(
      ...['Accept', 'Accept-Encoding', 'Authorization', 'Content-Type', 'Cookie', 'Host', 'Expect', 'Range'],
      ...['If-None-Match', 'Upgrade', 'TE', 'X-Forwarded-Host', 'X-Forwarded-For', 'User-Agent', '__proto__'],
      ...['Last-Event-ID', 'Origin', 'Content-Encoding', 'X-Request-ID', 'Forwarded', 'Trailer'],
    ),
    fc.oneof(
      oddText,
      fc.constantFrom('text/html', 'Bearer operator', 'Bearer x', 'br, gzip', 'bellkey_bucket=1', 'bytes=0-'),
    ),
  )
  .map(([name, value]) => `${name}: ${oneLine(value)}`);
const body = fc.oneof(
  fc.constant(''),
  fc.json(),
  oddText,
  fc.constantFrom('{"loads":[]}', '{"loads":[{}]}', '[', '"\\u0000"', '{"__proto__":1}', '1e999'),
);
const framed = fc
  .tuple(body, fc.constantFrom('length', 'chunked', 'none', 'wrong'))
  .map(([text, framing]) => {
    const length = Buffer.byteLength(text, 'latin1');
    if (framing === 'length') return { lines: [`Content-Length: ${length}`], text };
    if (framing === 'wrong') return { lines: [`Content-Length: ${text.length * 3 - 2}`], text };
    if (framing === 'none') return { lines: [], text: '' };
    const chunk = length > 0 ? `${length.toString(16)}\r\n${text}\r\n` : '';
    return { lines: ['Transfer-Encoding: chunked'], text: `${chunk}0\r\n\r\n` };
  });
const wellFormed = fc
  .tuple(method, target, fc.array(header, { maxLength: 4 }), framed)
  .map(([verb, place, headers, { lines, text }]) => rawRequest(verb, place, [...headers, ...lines], text));
/** A request with some of its bytes changed. */
const broken = fc.tuple(wellFormed, fc.nat(), oddText).map(([request, at, odd]) => {
  const index = at % Math.min(request.length, 80);
  return `${request.slice(0, index)}${odd}${request.slice(index + 1)}`;
});

/** What is wrong with a response; null when a caller can handle it. */
function validateAnswer({ status, headers, body }: RawAnswer, request: string): string | null {
  const type = headers['content-type'] ?? '';
  if (status === 0 || status === 100) return null;
  if (status >= 500) return `${status} ${body.slice(0, 200)}`;
  if (type.startsWith('text/html') && !headers['content-security-policy']) return 'HTML without a policy';
  // What the API answers is its own.
  if (status < 400 || request.includes(' /api/')) return null;
  if (type === 'application/problem+json' || type.startsWith('text/html')) return null;
  return status === 404 && type.startsWith('text/plain') ? null : `${status} as ${type || 'nothing'}`;
}

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 3_000);
const AT_ONCE = 60;
/** With what the host keeps of pages and limits, about 30 MB. What the process holds besides is the allocator's. */
const KEPT_MAX_BYTES = 64 * 1024 * 1024;

/** Bytes in objects and buffers that are still in use. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test(`${INPUTS} generated requests cause no failure, and leak no memory`, async () => {
  const before = bytesInUse();
  const inputs = fc.oneof({ weight: 4, arbitrary: wellFormed }, { weight: 1, arbitrary: broken });
  const requests = fc.sample(inputs, { seed: 20_261_123, numRuns: INPUTS });
  const faults: string[] = [];
  const queue = requests.values();
  // Each takes the next one: those waiting for a body that never comes do not block the others.
  const work = async () => {
    for (const request of queue) {
      const found = validateAnswer(await sendRaw(host.port, Buffer.from(request, 'latin1')), request);
      if (found !== null) faults.push(`${found} <- ${JSON.stringify(request.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults.slice(0, 5)).toEqual([]);
  expect((await sendRaw(host.port, rawRequest('GET', '/guest'))).status).toBe(200);
  expect(bytesInUse() - before).toBeLessThan(KEPT_MAX_BYTES);
}, 300_000);
