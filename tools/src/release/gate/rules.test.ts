import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type SmallRelease, smallContainer, writeSmallRelease } from '../testing/small-release.ts';
import { loadBuilt } from '../upload/built-release.ts';
import { RULES } from './require-contract.ts';
import type { GateContext } from './rule.ts';
import { PAGE_BUDGET_BYTES } from './size-budget.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-gate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const environment: GateContext = {
  others: [{ name: 'staff', paths: ['/dashboard', '/staff/:id'], container: 'bellkey_staff' }],
  contracts: [1],
};

/** The result of every rule for a release, by the rule's name; a rule that is kept is left out. */
async function judged(small: SmallRelease): Promise<Record<string, string[]>> {
  writeSmallRelease(folder, small);
  const built = await loadBuilt(folder);
  const found = await Promise.all(
    RULES.map(async (rule) => [rule.name, await rule.check(built, environment)] as const),
  );
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}

const page = (path: string, more = {}) => ({
  path,
  rendering: 'client' as const,
  title: 'One',
  js: [],
  css: [],
  ...more,
});
const withPages = (pages: Record<string, ReturnType<typeof page>>): SmallRelease => ({ release: { pages } });

describe('the contract gate', () => {
  test('accepts a release that keeps every rule', async () => {
    expect(await judged({})).toEqual({});
  });

  describe('refuses, by its page table, a release', () => {
    test.each<[string, SmallRelease, string]>([
      [
        'with a path of another remote',
        withPages({ one: page('/staff/:name') }),
        '/staff/:name belongs to staff',
      ],
      ['with a path of the shell', withPages({ one: page('/api/stays') }), '/api/stays belongs to the shell'],
      [
        'with a path that looks like a file',
        withPages({ one: page('/menu.pdf') }),
        '/menu.pdf looks like a file',
      ],
      ['without a page', withPages({}), 'it has no page'],
      [
        'with the container of another remote',
        {
          files: { 'browser/entry.js': smallContainer('staff') },
          release: { container: 'bellkey_staff' },
        },
        'its container bellkey_staff is that of staff',
      ],
      [
        'with values of a parameter that its path has not',
        withPages({ one: page('/guides/:slug', { params: { name: ['a'] } }) }),
        'one lists values of :name, which is not in its path /guides/:slug',
      ],
    ])('%s', async (_, small, problem) => {
      expect((await judged(small))['Page table']).toEqual([problem]);
    });

    test('with two pages at one path', async () => {
      const small = withPages({ one: page('/a/:id'), two: page('/a/:no') });
      expect((await judged(small))['Page table']).toEqual(['/a/:no is both one and two']);
    });
  });

  test.each([
    [2, 'Release the host first.'],
    [0, 'Build it against the current contract.'],
  ])('refuses contract %s, which the live host does not serve', async (contract, advice) => {
    expect(await judged({ release: { contract } })).toEqual({
      'Contract number': [`it was built for contract ${contract}; the live host serves 1. ${advice}`],
    });
  });

  test.each(['http://localhost:3000/api', 'ws://127.0.0.1:3001', 'https://[::1]/x', 'http://localhost'])(
    'refuses a release with the address %s',
    async (address) => {
      const [origin = ''] = /^\w+:\/\/[^/]+/.exec(address) ?? [];
      expect(await judged({ files: { 'browser/chat.js': `fetch("${address}")` } })).toEqual({
        'No localhost address': [`browser/chat.js holds ${origin}`],
      });
    },
  );

  test('does not take a name for an address of this machine because of its beginning', async () => {
    expect(
      await judged({ files: { 'browser/chat.js': 'fetch("https://localhost-hotels.example.com")' } }),
    ).toEqual({});
  });

  test('refuses a page that weighs more than its budget, with its weight', async () => {
    const heavy = randomBytes(PAGE_BUDGET_BYTES).toString('base64');
    const small = {
      files: { 'browser/heavy.js': heavy },
      release: { pages: { one: page('/guest', { js: ['browser/heavy.js'] }) } },
    };
    expect((await judged(small))['Size of each page']).toEqual([
      expect.stringMatching(/^one weighs \d+\.\d kB \(brotli\); 40\.0 kB are allowed$/),
    ]);
  });

  describe('refuses, by its page modules, a release', () => {
    const entry = (content: string): SmallRelease => ({ files: { 'browser/entry.js': content } });
    test.each<[string, SmallRelease, string]>([
      [
        'of which a page has no module',
        entry(smallContainer('guest', 'another')),
        'one has no module that loads (browser): ./one does not exist',
      ],
      [
        'of which a module exports no Page',
        entry(smallContainer('guest', 'one', '{ default() {} }')),
        'one exports no component named Page (browser)',
      ],
      [
        'of which Page is no component',
        entry(smallContainer('guest', 'one', '{ Page: 7 }')),
        'one exports no component named Page (browser)',
      ],
      [
        'whose entry sets another container',
        entry('var another = {};'),
        'its browser container cannot be opened: its entry sets no container bellkey_guest',
      ],
      [
        'whose entry throws',
        entry('throw new Error("broken");'),
        'its browser container cannot be opened: broken',
      ],
    ])('%s', async (_, small, problem) => {
      expect(await judged(small)).toEqual({ 'A module for each page': [problem] });
    });

    test('whose server build lacks what its browser build has', async () => {
      const small = {
        files: {
          'server/entry.js':
            'exports.init = () => {}; exports.get = () => Promise.reject(new Error("none"));',
        },
        release: { serverEntry: 'server/entry.js', pages: { one: page('/guest', { rendering: 'server' }) } },
      };
      expect(await judged(small)).toEqual({
        'A module for each page': ['one has no module that loads (server): none'],
      });
    });
  });
});
