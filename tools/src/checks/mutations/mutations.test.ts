import { describe, expect, test } from '@jest/globals';
import { jestProject } from './jest-project.ts';
import { judge } from './judge.ts';
import { parseOptions } from './options.ts';
import { totalsLine } from './report.ts';
import type { Mutation } from './table/mutation.ts';

const counts = (failed: number, passed: number, suitesWithoutTests = 0) => ({
  counts: { failed, passed, suitesWithoutTests },
});

describe('a mutation', () => {
  test('is killed by a test that fails', () => {
    expect(judge(counts(1, 3))).toBe('killed');
  });

  test('survives when every test passes', () => {
    expect(judge(counts(0, 4))).toBe('survived');
  });

  test.each([
    ['when its file can’t be loaded any more', counts(0, 0, 1)],
    ['when no test ran', counts(0, 0)],
    ['when Jest came to no count', { counts: null }],
  ])('is broken %s: that tests no rule', (_when, run) => {
    expect(judge(run)).toBe('broken');
  });
});

test.each([
  ['host/src/top-bar/links.test.ts', 'host'],
  ['host/service-worker/requests/request-rules.test.ts', 'host'],
  ['host/server/security-headers.test.ts', 'host server'],
  ['shared/src/brand/subdomain.test.ts', 'shared'],
  ['remote-staff/src/pages.test.ts', 'remote-staff'],
])('%s is run by Jest’s project %s', (file, project) => {
  expect(jestProject(file)).toBe(project);
});

describe('the command', () => {
  const mutation = (rule: string, section: string): Mutation => ({
    rule,
    section,
    file: 'host/src/a.ts',
    from: '1',
    to: '2',
    test: 'host/src/a.test.ts',
  });
  const table = [mutation('The menu closes', '2'), mutation('The menu opens', '2'), mutation('A year', '9')];
  const chosen = (...args: string[]) => parseOptions(args, table).mutations.map(({ rule }) => rule);

  test('uses the whole table by default', () => {
    expect(chosen()).toEqual(['The menu closes', 'The menu opens', 'A year']);
  });

  test('selects those with every word', () => {
    expect(chosen('MENU', 'close')).toEqual(['The menu closes']);
  });

  test('reports when there is none', () => {
    expect(() => chosen('lift')).toThrow('No mutation has the words "lift".');
  });

  test('ends with the count of each outcome', () => {
    expect(totalsLine(['killed', 'survived', 'killed'])).toBe('3 mutations: 2 killed, 1 survived, 0 broken');
  });
});
