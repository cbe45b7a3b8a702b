import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { onFreshStack } from './fresh-stack.ts';
import type { Demo } from './run-stack.ts';

interface Fixtures {
  /**
   * A separate stack for a test that changes what all of the property has, such as a pause of the kitchen, or in which
   * no other test may change what is on its pages.
   */
  ownStack: boolean;
  /** The running stack: its address, its accounts, the codes of its places. */
  demo: Demo;
  /** Fails the test when a page of a context violates its policy; the test's own context is always watched. */
  watchPolicy: (context: BrowserContext) => void;
  noViolations: undefined;
}

/** Chromium's message when a policy blocks something; a wrong hash has another message. */
const VIOLATION = /requires 'Trusted|Content Security Policy|Integrity-Policy/;

/** `demo.json` of the stack that all tests share. */
export function sharedDemo(): Demo {
  const file = process.env.BELLKEY_DEMO;
  if (!file) throw new Error('There is no stack under test.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Playwright's `test`, with the stack under test. */
export const test = base.extend<Fixtures>({
  ownStack: [false, { option: true }],
  demo: [
    async ({ ownStack }, use, { retry }) => {
      // Leftovers of the first attempt must not decide the second one.
      if (ownStack || retry > 0) return await onFreshStack(({ demo }) => use(demo));
      await use(sharedDemo());
    },
    { timeout: 240_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are used from here.
  watchPolicy: async ({}, use) => {
    const violations: string[] = [];
    await use((context) => {
      context.on('console', (message) => {
        if (VIOLATION.test(message.text())) violations.push(message.text());
      });
    });
    expect(violations).toEqual([]);
  },
  noViolations: [
    async ({ context, watchPolicy }, use) => {
      watchPolicy(context);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ demo }, use) => use(demo.shellUrl),
});

export { expect } from '@playwright/test';
