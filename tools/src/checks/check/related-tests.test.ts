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
  'a changed source selects the tests that import it, and those of links and words',
  async () => {
    expect(await relatedTests([], ['tools/src/checks/decisions/decision.ts'])).toEqual([
      'tools/src/checks/decisions/decision.test.ts',
      'tools/src/checks/decisions/decisions.test.ts',
      'tools/src/checks/links/links.test.ts',
      'tools/src/checks/words/names.test.ts',
      'tools/src/checks/words/words.test.ts',
    ]);
  },
  TIMEOUT_MS,
);

test(
  'a changed test selects itself, and the test of repeated tests',
  async () => {
    expect(await relatedTests([], ['tools/src/checks/decisions/decision.test.ts'])).toEqual([
      'tools/src/checks/decisions/decision.test.ts',
      'tools/src/checks/links/links.test.ts',
      'tools/src/checks/test-titles/repeated-tests.test.ts',
      'tools/src/checks/words/names.test.ts',
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
