import type { Locator, Page } from '@playwright/test';

/** What shows that the page for scanning a code is there; its title and first sentence stand before it is. */
export const scanPage = (page: Page): Locator => page.getByRole('button', { name: 'Find my place' });
