import { describe, expect, test } from '@jest/globals';
import { missingPackages } from './missing-packages.mjs';

const lock = (packages: Record<string, { version?: string; optional?: boolean }>) => ({ packages });

describe('missing packages of an installation', () => {
  test('none when every package has the version of the lock file', () => {
    const wanted = lock({ 'node_modules/zod': { version: '4.0.0' } });
    expect(missingPackages(wanted, wanted)).toEqual([]);
  });

  test('a package that was never installed, wherever it belongs', () => {
    const wanted = lock({ 'api/node_modules/pg': { version: '8.0.0' } });
    expect(missingPackages(wanted, lock({}))).toEqual(['api/node_modules/pg']);
  });

  test('a package whose version changed in the lock file', () => {
    const wanted = lock({ 'node_modules/zod': { version: '4.0.1' } });
    const found = lock({ 'node_modules/zod': { version: '4.0.0' } });
    expect(missingPackages(wanted, found)).toEqual(['node_modules/zod']);
  });

  test('not optional ones, nor our own folders', () => {
    const wanted = lock({
      '': { version: '0.1.0' },
      shared: { version: '0.1.0' },
      'node_modules/fsevents': { version: '2.0.0', optional: true },
    });
    expect(missingPackages(wanted, lock({}))).toEqual([]);
  });
});
