import { expect, type Locator, type Page } from '@playwright/test';
import type { Demo } from '../stack/run-stack.ts';

/** A place of the demo property, with its link. */
export type Place = Demo['places'][number];

/** The place with a label, as printed on its QR code. */
export function placeNamed(demo: Demo, label: string): Place {
  const place = demo.places.find((candidate) => candidate.label === label);
  if (!place) throw new Error(`The demo property has no ${label}.`);
  return place;
}

/** Opens the link of a place's QR code and confirms the place. */
export async function enter(page: Page, place: Place): Promise<void> {
  await page.goto(place.url);
  await expect(page.getByRole('heading', { name: `Hotel Aurora, ${place.label}` })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  // The chat shows before the session has begun, and leaving the page meanwhile would end the call that begins it.
  const session = new URL('/api/guest/session', page.url()).href;
  await expect.poll(async () => (await page.request.get(session)).status()).toBe(200);
}

/** Types a message to the property and sends it. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message to Hotel Aurora' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The messages that the guest sees. */
export const conversation = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });

/** The card of a request in the conversation. */
export const requestCard = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('article', { name: title });
