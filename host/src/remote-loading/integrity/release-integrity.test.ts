import { describe, expect, test } from '@jest/globals';
import { parseIntegrity } from './release-integrity.ts';

const HASH = `sha384-${'aB3+'.repeat(16)}`;

describe('the hashes of a release', () => {
  test('are keyed by path', () => {
    expect(parseIntegrity({ files: [{ path: 'browser/entry.js', integrity: HASH, size: 1 }] })).toEqual(
      new Map([['browser/entry.js', HASH]]),
    );
  });

  test.each([null, 'text', {}, { files: 'none' }])('%j is not a release', (json) => {
    expect(() => parseIntegrity(json)).toThrow('Not a release');
  });

  // A browser ignores such a hash and would accept any file.
  test.each(['', 'sha384-', HASH.replace('B', '`'), HASH.slice(0, -1), `${HASH}=`, 'sha256-abc', undefined])(
    '%j is not a hash',
    (integrity) => {
      expect(() => parseIntegrity({ files: [{ path: 'browser/entry.js', integrity }] })).toThrow(
        'Not a hash',
      );
    },
  );
});
