import { expect, test } from '@jest/globals';
import { relatedTests } from './related-tests.ts';

const TIMEOUT_MS = 60_000;

test(
  'a changed document selects the tests of documents',
  async () => {
    expect(await relatedTests([], ['docs/walk.md'])).toEqual(
      ['claims', 'commands', 'decisions', 'links', 'words'].map(
        (name) => `tools/src/checks/${name}/${name}.test.ts`,
      ),
    );
  },
  TIMEOUT_MS,
);

test(
  'a changed source selects the tests that import it, and the link test',
  async () => {
    expect(await relatedTests([], ['tools/src/checks/words/find-unplain-words.ts'])).toEqual([
      'tools/src/checks/links/links.test.ts',
      'tools/src/checks/words/words.test.ts',
    ]);
  },
  TIMEOUT_MS,
);

test(
  'a changed message selects the test that compares and compiles messages',
  async () => {
    expect(await relatedTests([], ['concierge/messages/pt.json'])).toEqual([
      'tools/src/checks/links/links.test.ts',
      'tools/src/messages/messages.test.ts',
    ]);
  },
  TIMEOUT_MS,
);
