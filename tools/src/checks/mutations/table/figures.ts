import { mutations } from './mutation.ts';

const CONSTANTS = 'host/src/specification-constants.test.ts';
const CATALOGUE = 'shared/src/catalogue/catalogue.test.ts';

/** Every figure of section 9, row by row. */
export const figures = [
  ...mutations({ section: '9', test: CONSTANTS }, [
    {
      rule: 'A dismissed install prompt is suppressed for 604800000 ms',
      file: 'host/src/install-prompt/dismissal.ts',
      from: '604_800_000',
      to: '604_800_001',
    },
    {
      rule: 'The install prompt comes after 3 s',
      file: 'host/src/install-prompt/install-offer.ts',
      from: 'INSTALL_DELAY_MS = 3_000',
      to: 'INSTALL_DELAY_MS = 3_001',
    },
    {
      rule: 'On iOS the install prompt comes after 5 s',
      file: 'host/src/install-prompt/install-offer.ts',
      from: 'INSTALL_DELAY_IOS_MS = 5_000',
      to: 'INSTALL_DELAY_IOS_MS = 4_999',
    },
    {
      rule: 'The dismissal is stored as pwa-install-dismissed',
      file: 'host/src/install-prompt/dismissal.ts',
      from: "'pwa-install-dismissed'",
      to: "'install-dismissed'",
    },
    {
      rule: 'The route is replaced after 50 ms',
      file: 'host/src/app/shell.tsx',
      from: 'SUBDOMAIN_REPLACEMENT_DELAY_MS = 50',
      to: 'SUBDOMAIN_REPLACEMENT_DELAY_MS = 51',
    },
    {
      rule: 'The page is revealed after 100 ms',
      file: 'host/src/app/shell.tsx',
      from: 'FADE_IN_REVEAL_DELAY_MS = 100',
      to: 'FADE_IN_REVEAL_DELAY_MS = 101',
    },
    {
      rule: 'A token is refreshed 5 min before it expires',
      file: 'host/src/identity/proactive-refresh.ts',
      from: '5 * 60_000',
      to: '4 * 60_000',
    },
    {
      rule: 'The first retry of a refresh waits 30 s',
      file: 'host/src/identity/proactive-refresh.ts',
      from: 'RETRY_FIRST_MS = 30_000',
      to: 'RETRY_FIRST_MS = 31_000',
    },
    {
      rule: 'Retries of a refresh wait at most 16 min',
      file: 'host/src/identity/proactive-refresh.ts',
      from: '16 * 60_000',
      to: '15 * 60_000',
    },
    {
      rule: 'A reload for a chunk is suppressed for 10 s',
      file: 'host/src/remote-loading/failures/reload-guard.ts',
      from: 'CHUNK_RELOAD_SUPPRESSION_MS = 10_000',
      to: 'CHUNK_RELOAD_SUPPRESSION_MS = 9_000',
    },
    {
      rule: 'A password has 6 characters where the server names no minimum',
      file: 'host/src/identity/password-policy.ts',
      from: 'DEFAULT_MINIMUM_LENGTH = 6',
      to: 'DEFAULT_MINIMUM_LENGTH = 8',
    },
    {
      rule: 'The copyright year is 2025',
      file: 'host/src/footer/footer.tsx',
      from: 'COPYRIGHT_YEAR = 2025',
      to: 'COPYRIGHT_YEAR = 2026',
    },
  ]),
  // The identity client's own figures: a change here changes what it is tested against.
  ...mutations(
    {
      section: '9',
      file: 'host/src/identity/firebase-behaviour.test.ts',
      test: 'host/src/identity/firebase-behaviour.test.ts',
    },
    [
      {
        rule: 'The auth network timeout is 30 s on a desktop',
        from: 'desktop: 30_000',
        to: 'desktop: 29_000',
      },
      { rule: 'The auth network timeout is 60 s on a mobile', from: 'mobile: 60_000', to: 'mobile: 59_000' },
      {
        rule: 'A token counts as expired 30 s early',
        from: 'EXPIRY_MARGIN_MS = 30_000',
        to: 'EXPIRY_MARGIN_MS = 29_000',
      },
    ],
  ),
  ...mutations({ section: '9', test: CATALOGUE }, [
    {
      rule: 'An icon is 19 by 19 px',
      file: 'shared/src/catalogue/icons/drawing.ts',
      from: 'ICON_SIZE = 19',
      to: 'ICON_SIZE = 20',
    },
    {
      rule: 'A product photo is 800 by 600',
      file: 'shared/src/catalogue/entry/sizes.ts',
      from: 'width: 800, height: 600',
      to: 'width: 800, height: 601',
    },
    {
      rule: 'A team photo is 640 by 800',
      file: 'shared/src/catalogue/entry/sizes.ts',
      from: 'width: 640, height: 800',
      to: 'width: 600, height: 800',
    },
    {
      rule: 'A logo is 200 by 48',
      file: 'shared/src/catalogue/entry/sizes.ts',
      from: 'width: 200, height: 48',
      to: 'width: 200, height: 50',
    },
  ]),
];
