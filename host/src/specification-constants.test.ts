/**
 * Section 9 of the specification, row by row: what the code says, and where a test shows that it is also done. The two
 * figures of the identity client are its own; `identity/firebase-behaviour.test.ts` holds it to them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOGO, PRODUCT_PHOTO, STANDARD_ICON, TEAM_PHOTO } from '@bellkey/shared/catalogue';
import { expect, test } from '@jest/globals';
import { FADE_IN_REVEAL_DELAY_MS, SUBDOMAIN_REPLACEMENT_DELAY_MS } from './app/shell.tsx';
import { COPYRIGHT_YEAR } from './footer/footer.tsx';
import { DEFAULT_MINIMUM_LENGTH } from './identity/password-policy.ts';
import { RETRY_FIRST_MS, RETRY_LAST_MS, TOKEN_REFRESH_LEAD_MS } from './identity/proactive-refresh.ts';
import { DISMISSAL_KEY, DISMISSAL_SUPPRESSION_MS } from './install-prompt/dismissal.ts';
import { INSTALL_DELAY_IOS_MS, INSTALL_DELAY_MS } from './install-prompt/install-offer.ts';
import { CHUNK_RELOAD_SUPPRESSION_MS } from './remote-loading/failures/reload-guard.ts';

const pinned = (name: string) => {
  const text = readFileSync(path.join(__dirname, 'identity/firebase-behaviour.test.ts'), 'utf8');
  return new RegExp(`${name} = (.+);`).exec(text)?.[1];
};

test.each([
  [
    'Install prompt dismissal suppression',
    DISMISSAL_SUPPRESSION_MS,
    604_800_000,
    'install-prompt/install-offer.test.ts',
  ],
  ['Install prompt delay, not iOS', INSTALL_DELAY_MS, 3_000, 'install-prompt/install-offer.test.ts'],
  ['Install prompt delay, iOS', INSTALL_DELAY_IOS_MS, 5_000, 'install-prompt/install-offer.test.ts'],
  ['Dismissal storage key', DISMISSAL_KEY, 'pwa-install-dismissed', 'install-prompt/install-offer.test.ts'],
  ['Subdomain route replacement delay', SUBDOMAIN_REPLACEMENT_DELAY_MS, 50, 'app/shell.test.tsx'],
  ['Fade-in reveal delay', FADE_IN_REVEAL_DELAY_MS, 100, 'app/shell.test.tsx'],
  [
    'Auth network timeout',
    pinned('API_TIMEOUT_MS'),
    '{ desktop: 30_000, mobile: 60_000 }',
    'identity/firebase-behaviour.test.ts',
  ],
  ['Token refresh lead time', TOKEN_REFRESH_LEAD_MS, 300_000, 'identity/proactive-refresh.test.ts'],
  ['Token expiry margin', pinned('EXPIRY_MARGIN_MS'), '30_000', 'identity/firebase-behaviour.test.ts'],
  ['Refresh retry backoff, first', RETRY_FIRST_MS, 30_000, 'identity/proactive-refresh.test.ts'],
  ['Refresh retry backoff, last', RETRY_LAST_MS, 960_000, 'identity/proactive-refresh.test.ts'],
  [
    'Chunk-reload suppression',
    CHUNK_RELOAD_SUPPRESSION_MS,
    10_000,
    'remote-loading/failures/reload-guard.test.ts',
  ],
  ['Default minimum password length', DEFAULT_MINIMUM_LENGTH, 6, 'identity/password-policy.test.ts'],
  ['Copyright year', COPYRIGHT_YEAR, 2025, 'app/shell.test.tsx'],
  [
    'Standard icon size',
    STANDARD_ICON,
    { width: 19, height: 19 },
    '../../shared/src/catalogue/catalogue.test.ts',
  ],
  [
    'Product photos',
    PRODUCT_PHOTO,
    { width: 800, height: 600 },
    '../../shared/src/catalogue/catalogue.test.ts',
  ],
  ['Team photos', TEAM_PHOTO, { width: 640, height: 800 }, '../../shared/src/catalogue/catalogue.test.ts'],
  ['Logos', LOGO, { width: 200, height: 48 }, '../../shared/src/catalogue/catalogue.test.ts'],
])('%s', (_, actual, specified, shownIn) => {
  expect(actual).toEqual(specified);
  expect(readFileSync(path.join(__dirname, shownIn), 'utf8')).toMatch(/expect\(/);
});
