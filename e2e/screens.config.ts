import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screens`: takes the pictures in `docs/screens` again, from the running product. */
export default defineConfig({
  ...tests,
  testDir: './screens',
  testMatch: '*.screens.ts',
  outputDir: '../test-results/screens',
  workers: 1,
  timeout: 180_000,
});
