import type { Browser, Page } from '@playwright/test';
import type { Demo } from '../../stack/run-stack.ts';
import type { Reader } from '../written-steps.ts';

export const PASSWORD = 'a good long password';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** Shared state of the day; each step leaves what the next ones need. */
export interface Day {
  demo: Demo;
  browser: Browser;
  /** The manager's desk. */
  page: Page;
  mark: string;
  hotel: string;
  shortCode: string;
  second: Page | null;
  guest: Page | null;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Staff' });

/** Back to the list, as the second step says, and on to the page of one of its lines. */
export async function openSetUp({ page }: Day, line: string): Promise<void> {
  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Set-up' }).click();
  await page.getByRole('region', { name: 'Set-up' }).getByRole('link', { name: line, exact: true }).click();
}

/** What a step does, and the words that it has to find on the screen. */
export type Steps = Record<string, (day: Day, read: Reader) => Promise<void>>;
