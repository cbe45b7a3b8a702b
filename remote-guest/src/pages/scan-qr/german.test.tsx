import type { FooterLabels } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { ApiDouble } from '../../test-support/api-double.ts';
import { germanWords } from '../../test-support/german-words.ts';
import { wordsBeyond } from '../../test-support/words-beyond.ts';
import { CODE, openScanPage, place } from './open-scan-page.tsx';
import { Page } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('bellkey:language', 'de');
});

/** Without the address, which the test page shows next to it. */
function expectGerman(...data: string[]) {
  const page = document.querySelector('[lang="de"]');
  expect(page).toBeVisible();
  if (page) expect(wordsBeyond(new Set([...germanWords, ...data]), page)).toEqual([]);
}
const room = { ...place, place: { ...place.place, label: 'Zimmer 204' } };

test('the question where the guest is has no word of English, and Weiter continues', async () => {
  const api = new ApiDouble().answer('POST /api/qr/resolve', room);
  api.refuse('POST /api/guest/session', 'unreachable', 0, { requestId: '' });
  const { user } = openScanPage(`/scan-qr?c=${CODE}`, api, true);
  expect(await screen.findByText('Sind Sie hier?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Dienst ist gerade nicht erreichbar.');
  expectGerman('unreachable');
});

test('looking for a code has no word of English, nor has a code that is wrong', async () => {
  const { user } = openScanPage('/scan-qr');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '1234567');
  await user.click(screen.getByRole('button', { name: 'Meinen Platz finden' }));
  expect(screen.getByText(/dieser hat 7/)).toBeVisible();
  expectGerman();
});

test.each([
  ['unknown-code', 404],
  ['inactive-code', 410],
  ['rate-limited', 429],
  ['unreachable', 0],
  ['offline', 0],
])('the API’s answer %s is shown in German', async (code, status) => {
  const more = { retryAfterSeconds: 120, requestId: '' };
  openScanPage(`/scan-qr?c=${CODE}`, new ApiDouble().refuse('POST /api/qr/resolve', code, status, more));
  await screen.findByRole('button', { name: 'Anderen Code scannen' });
  expectGerman();
});

test.each(['hello', 'https://evil.example/x'])('%s is not one of our codes, in German', async (scanned) => {
  openScanPage(`/scan-qr?c=${encodeURIComponent(scanned)}`);
  await screen.findByRole('button', { name: 'Anderen Code scannen' });
  expectGerman('evil', 'example');
});

test('one tap changes the language', async () => {
  const { user } = openScanPage(`/scan-qr?c=${CODE}`, new ApiDouble().answer('POST /api/qr/resolve', room));
  await screen.findByText('Sind Sie hier?');
  await user.click(screen.getByRole('button', { name: 'Italiano' }));
  expect(await screen.findByText('Si trova qui?')).toBeVisible();
  expect(localStorage.getItem('bellkey:language')).toBe('it');
});

test('the shell gets the texts of its footer in the guest’s language', async () => {
  const footers: Array<FooterLabels | null> = [];
  const services = shellServices({ setFooterLabels: (labels) => void footers.push(labels) });
  render(
    <TestShell at="/scan-qr" services={services}>
      <Page />
    </TestShell>,
  );
  await waitFor(() => expect(footers.at(-1)).toMatchObject({ language: 'de', terms: 'Bedingungen' }));
});
