import { describe, expect, test } from '@jest/globals';
import { parseHistory } from './history.ts';
import { expectedIntegrity, Registry } from './registry.ts';

const hash = `sha384-${'A'.repeat(64)}`;

describe('a registry', () => {
  test('from before canaries, hashes and revisions still parses', () => {
    expect(Registry.parse({ remotes: { guest: { live: 'a' } } })).toEqual({
      revision: 0,
      remotes: { guest: { live: 'a', earlier: [], integrity: {}, delivery: 'origin' } },
    });
  });

  test('may have unknown fields', () => {
    expect(
      Registry.parse({ later: 1, remotes: { guest: { live: 'a', colour: 'red' } } }).remotes.guest?.live,
    ).toBe('a');
  });

  test.each([0, 100, 12.5])('refuses a canary for %s percent', (share) => {
    const canary = { release: 'b', share, since: '2026-11-20T10:00:00Z' };
    expect(Registry.safeParse({ remotes: { guest: { live: 'a', canary } } }).success).toBe(false);
  });
});

describe('the hash that a release.json must have', () => {
  test('is the listed one', () => {
    expect(expectedIntegrity({ integrity: { a: hash } }, 'a')).toEqual({ ok: true, value: hash });
  });

  test('is null when none is listed, as in a registry written by hand', () => {
    expect(expectedIntegrity({ integrity: {} }, 'a')).toEqual({ ok: true, value: null });
  });

  test('is missing, and the release refused, when only others are listed', () => {
    expect(expectedIntegrity({ integrity: { a: hash } }, 'b').ok).toBe(false);
  });
});

describe('the history', () => {
  test('is parsed line by line, without a line that a crash cut off', () => {
    const line = {
      at: '2026-11-20T10:00:00.000Z',
      who: 'ada@desk',
      action: 'release',
      remote: 'guest',
      build: 'abc123',
      from: null,
      revision: 1,
    };
    expect(parseHistory(`${JSON.stringify(line)}\n{"at":"2026-11`)).toEqual([line]);
    expect(parseHistory('')).toEqual([]);
  });
});
