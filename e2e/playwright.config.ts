import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/src/processes/find-browser.ts';

const executablePath = findBrowser(process.env) ?? undefined;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
/** Chromium cannot sandbox itself for root, as in most containers. */
const asRoot = process.getuid?.() === 0;

const retries = Number(process.env.TEST_RETRIES ?? 0);

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './stack/global-setup.ts',
  // Several people in several browsers share one stack; two at a time is what two CPUs can handle.
  workers: 2,
  fullyParallel: true,
  retries,
  // Timeouts are not what is tested: a busy machine is many times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: report !== undefined,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    // Service workers answer before a test's own interceptors; tests of them enable them.
    serviceWorkers: 'block',
    // A trace costs a good part of its test's time: where a failing test is repeated, only the repeat has one.
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: asRoot ? ['--no-sandbox'] : [] },
  },
});
