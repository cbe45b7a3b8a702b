import { describe, expect, test } from '@jest/globals';
import type { Claim } from './claim.ts';
import { findDeadReferences } from './find-dead-references.ts';

const files: Record<string, string> = {
  'site/page.tsx': `export const Page = () => (
    <p>
      A guest asks once,{' '}
      and sees who does it.
    </p>
  );`,
  'site/page.test.tsx': `
    import { test } from '@jest/globals';
    // test('it is only spoken of', () => {});
    test('a guest sees who does it', () => {});
    test.each(['en', 'pt'])('in %s', () => {});
    for (const path of ['/a']) test(\`\${path} is shown\`, async () => {});
    test.skip('no one runs this', () => {});
    describe('a group', () => {});
    describe.skip('a group that is left out', () => test('no one runs that either', () => {}));
    test.describe.fixme('a broken group', () => test('nor this', () => {}));
  `,
};

const alive: Claim = {
  words: 'A guest asks once, and sees who does it.',
  saidIn: 'site/page.tsx',
  testFile: 'site/page.test.tsx',
  testTitle: 'a guest sees who does it',
};

const faultsOf = (changes: Partial<Claim>) =>
  findDeadReferences([{ ...alive, ...changes }], (file) => files[file] ?? null);

describe('a claim', () => {
  test.each([
    ['as it stands', {}],
    ['in %s', { testTitle: 'in %s' }],
    ['of a template', { testTitle: '… is shown' }],
  ])('with its words and its test has no fault: %s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  test('whose words are missing is dead', () => {
    expect(faultsOf({ words: 'A guest asks twice' })).toEqual([
      'site/page.tsx does not say “A guest asks twice”.',
    ]);
  });

  test('whose page is missing is dead', () => {
    expect(faultsOf({ saidIn: 'site/gone.tsx' })).toEqual([expect.stringContaining('no file site/gone.tsx')]);
  });

  test('whose test file is missing is dead', () => {
    expect(faultsOf({ testFile: 'gone.test.ts' })).toEqual([
      expect.stringContaining('no test file gone.test.ts'),
    ]);
  });

  test.each([
    'it is only spoken of',
    'no one runs this',
    'no one runs that either',
    'nor this',
    'a group',
    'a guest sees who',
  ])('with the test title "%s" is dead, because no such test runs', (testTitle) => {
    expect(faultsOf({ testTitle })).toEqual([expect.stringContaining(`has no test “${testTitle}”`)]);
  });
});
