import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const INSTALLED = '/usr/bin/chromium';

/** The machine's own Chromium if there is one, otherwise Playwright's. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: existsSync(INSTALLED) ? INSTALLED : undefined,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}
