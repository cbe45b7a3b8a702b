import { beforeEach, expect, test } from '@jest/globals';
import { announce } from './announcer.ts';

beforeEach(() => document.body.replaceChildren());
const region = (politeness = 'polite') => document.querySelector(`[aria-live="${politeness}"]`);
const moment = () => new Promise<void>((resolve) => setTimeout(resolve));

test('an announcement is in the language of the document, or in its own', async () => {
  announce('Saved.');
  expect(region()?.firstElementChild?.getAttribute('lang')).toBeNull();
  await moment();
  announce('Opgeslagen.', 'polite', 'nl');
  expect(region()?.firstElementChild).toHaveAttribute('lang', 'nl');
  expect(region()).toHaveTextContent(/^Opgeslagen\.$/);
});

test('announcements of one moment follow each other, and the next moment replaces them', async () => {
  announce('Frühstück gibt es bis 10:30 Uhr.', 'polite', 'de');
  announce('Towels: Accepted.', 'polite', 'en');
  expect(
    [...(region()?.children ?? [])].map((line) => [line.getAttribute('lang'), line.textContent]),
  ).toEqual([
    ['de', 'Frühstück gibt es bis 10:30 Uhr.'],
    ['en', 'Towels: Accepted.'],
  ]);
  await moment();
  announce('Sent.');
  expect(region()).toHaveTextContent(/^Sent\.$/);
});

test('the same text again differs, so that it is read again; urgent texts have their own region', async () => {
  announce('Sent.');
  const first = region()?.textContent;
  await moment();
  announce('Sent.');
  expect(region()?.textContent).not.toBe(first);
  expect(region()?.textContent?.trim()).toBe('Sent.');
  announce('Danger.', 'assertive');
  expect(region('assertive')).toHaveTextContent('Danger.');
});
