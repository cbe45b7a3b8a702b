import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { parseClaims } from './claim.ts';
import { findDeadReferences } from './find-dead-references.ts';

function readSource(file: string): string | null {
  const at = path.join(ROOT, file);
  return existsSync(at) ? readFileSync(at, 'utf8') : null;
}

const claims = parseClaims(readSource('docs/claims.md') ?? '');

test('every claim is in its document, and has a test', () => {
  expect(claims.length).toBeGreaterThan(80);
  expect(findDeadReferences(claims, readSource)).toEqual([]);
});

test('no claim is listed twice', () => {
  const keys = claims.map(({ words, saidIn }) => `${saidIn}: ${words}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('a row without a test is refused', () => {
  expect(() => parseClaims('| words | `page.tsx` | `page.test.tsx` |')).toThrow('A claim has 4 cells');
});
