import type { FirstProperty } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { localDurableStorage } from '../../durable-storage/durable-storage.ts';
import { rememberVisit } from '../../durable-storage/last-visit.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { Page, prepare } from './page.tsx';

const FRONT = 'GET /api/properties/at/{subdomain}/front';
const AT = Date.parse('2026-03-15T14:05:00.000Z');
let root: Root | null = null;
beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.innerHTML = '';
});

const given = (languages = ['en']): FirstProperty => ({
  kind: 'property',
  at: AT,
  languages,
  front: {
    property: { ...sampleSession.property, emergencyNumber: '112' },
    departments: [
      { key: 'desk', name: 'Front desk', open: true, changesAt: null, always: true },
      { key: 'kitchen', name: 'Kitchen', open: false, changesAt: '2096-03-15T18:00:00.000Z', always: false },
    ],
  },
});

/** The page as the server renders it; `takeOver` does what the browser does when its script has loaded. */
async function openRendered(data: FirstProperty | null) {
  const api = new ApiDouble();
  const first = () => ({ current: data && { remote: 'guest', page: 'front', data, bar: null } });
  const app = () => (
    <TestShell at="/" services={shellServices({ api: api.client, first: first() })}>
      <Page />
    </TestShell>
  );
  if (data) await prepare(data);
  const place = document.createElement('div');
  place.innerHTML = renderToString(app());
  document.body.append(place);
  const problems: unknown[] = [];
  const takeOver = async () => {
    await act(async () => {
      root = hydrateRoot(place, app(), { onRecoverableError: (error) => problems.push(error) });
    });
    return problems;
  };
  return { api, place, takeOver };
}

test('the server’s HTML says what the property is, how to reach it and who is there, with a plain form for a code', async () => {
  const { place } = await openRendered(given());
  expect(screen.getByRole('heading', { level: 1, name: 'Hotel Aurora' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call the desk +351 210 000 000' })).toHaveAttribute(
    'href',
    'tel:+351210000000',
  );
  expect(place).toHaveTextContent('Front deskAt all hours');
  expect(place).toHaveTextContent('We read and answer English and Portuguese.');
  const form = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).form;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/scan-qr']);
  expect(place.querySelector('[style]')).toBeNull();
});

test('the browser takes it over with the same words, and what was typed before stays', async () => {
  const { takeOver } = await openRendered(given(['de']));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = '7KQ2';
  expect(screen.getByRole('heading', { name: 'So erreichen Sie uns' })).toBeVisible();
  expect(await takeOver()).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox')).toBe(field);
  expect(field.value).toBe('7KQ2');
});

test('a code that cannot be one is named before anything is opened', async () => {
  const { takeOver } = await openRendered(given());
  await takeOver();
  await userEvent.type(screen.getByRole('textbox'), '7KQ2{Enter}');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/8 letters and digits; this has 4/);
});

test('a guest whose chat here is open finds the way back', async () => {
  rememberVisit(localDurableStorage(), sampleSession);
  const { takeOver } = await openRendered(given());
  await takeOver();
  expect(screen.getByText(/Your chat at Room 204 is still open/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the chat' })).toHaveAttribute('href', '/chat');
});

test('without the server’s data it asks the API, and says when the address is no property’s', async () => {
  const { api, takeOver } = await openRendered(null);
  api.refuse(FRONT, 'not-found', 404);
  await takeOver();
  // The tests’ own address has no subdomain.
  expect(await screen.findByRole('heading', { name: 'There is no property at this address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scan or type your code' })).toHaveAttribute('href', '/scan-qr');
});
