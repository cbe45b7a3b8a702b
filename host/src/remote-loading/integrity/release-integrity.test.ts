import { describe, expect, test } from '@jest/globals';
import { parseIntegrity } from './release-integrity.ts';

const HASH = `sha384-${'aB3+'.repeat(16)}`;

describe('the hashes out of a release', () => {
  test('are by path', () => {
    expect(parseIntegrity({ files: [{ path: 'browser/entry.js', integrity: HASH, size: 1 }] })).toEqual(
      new Map([['browser/entry.js', HASH]]),
    );
  });

  test.each([null, 'text', {}, { files: 'none' }])('%j is no release', (json) => {
    expect(() => parseIntegrity(json)).toThrow('This is no release');
  });

  // A browser ignores such a hash, and would let any file in.
  test.each(['', 'sha384-', HASH.replace('B', '`'), HASH.slice(0, -1), `${HASH}=`, 'sha256-abc', undefined])(
    '%j is no hash',
    (integrity) => {
      expect(() => parseIntegrity({ files: [{ path: 'browser/entry.js', integrity }] })).toThrow(
        'This is no hash',
      );
    },
  );
});
