import { describe, expect, test } from '@jest/globals';
import { browserTestCommand } from './browser-tests.ts';

const RUN = 'npx playwright test --config e2e/playwright.config.ts';

describe('the browser tests that a check names', () => {
  test.each([
    [['remote-guest/src/pages.ts'], `${RUN} tests/guest/`],
    [['remote-staff/src/pages.ts', 'remote-marketing/src/pages.ts'], `${RUN} tests/staff/ tests/site/`],
    [['host/server/app.ts'], `${RUN} tests/shell/ tests/site/`],
    [['api/src/platform/outcome/outcome.ts', 'concierge/src/turn.ts'], `${RUN} tests/guest/ tests/staff/`],
    [['e2e/tests/shell/notices.spec.ts'], `${RUN} shell/notices.spec.ts`],
    [['host/src/app.ts', 'e2e/tests/shell/notices.spec.ts'], `${RUN} tests/shell/ tests/site/`],
    [['tools/src/release/gate/rule.ts'], `${RUN} tests/releases/`],
  ])('are those of the parts that changed: %j', (changed, command) => {
    expect(browserTestCommand(changed)).toBe(command);
  });

  test.each([[[]], [['README.md']], [['host/server/app.test.ts']], [['tools/src/bench/main.ts']]])(
    'are none after %j',
    (changed) => {
      expect(browserTestCommand(changed)).toBeNull();
    },
  );
});
