import type { Locator, Page } from '@playwright/test';

/** An element that shows that the scan page has loaded; its title and first sentence are there before. */
export const scanPage = (page: Page): Locator => page.getByRole('button', { name: 'Find my place' });
