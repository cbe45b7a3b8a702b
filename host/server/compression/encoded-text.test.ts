import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { encodeText, encodingFor, LastEncoded } from './encoded-text.ts';

test('a text decodes the same from every encoding, and is shorter in the compressed ones', async () => {
  const text = 'Towels, please. '.repeat(100);
  const { br, gzip, identity } = await encodeText(text);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(Buffer.from(identity).toString()).toBe(text);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['', 'identity'],
])('a browser that accepts “%s” gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('a text is encoded again only when it changes', async () => {
  const last = new LastEncoded();
  const one = last.of('one');
  expect(last.of('one')).toBe(one);
  expect(Buffer.from((await last.of('two')).identity).toString()).toBe('two');
});
