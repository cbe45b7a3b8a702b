import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { builtInBrandKeys, coBrandOf, loadBrandKeys } from './brand-keys.ts';

test('the brands of a deployment are the built-in ones and one for each data file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-brands-'));
  try {
    writeFileSync(path.join(folder, 'quayside.json'), '{}');
    writeFileSync(path.join(folder, 'README.md'), '');
    expect(loadBrandKeys(folder)).toEqual(['default', 'harbourline', 'quayside']);
    expect(loadBrandKeys(null)).toEqual(builtInBrandKeys);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['quayside.bellkey.example', 'quayside'],
  ['harbourline.localhost', 'harbourline'],
  ['prata.bellkey.example', null],
  ['bellkey.example', null],
])('%s shows the co-brand %s', (hostname, key) => {
  expect(coBrandOf(hostname, [...builtInBrandKeys, 'quayside'])).toBe(key);
});
