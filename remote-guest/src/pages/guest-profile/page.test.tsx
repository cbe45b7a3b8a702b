import type { GuestProfile } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

const profile: GuestProfile = {
  id: 'conversation-1',
  property: { name: 'Hotel Aurora' },
  place: sampleSession.place,
  assurance: 'L1',
  scannedAt: '2026-03-15T14:00:00.000Z',
  expiresAt: '2026-03-16T14:00:00.000Z',
  conversationSince: '2026-03-15T14:00:00.000Z',
  counts: { messages: 1, requests: 2, orders: 0 },
  preferences: { name: null, language: null, quiet: null, allergies: null, marketing: false },
  marketingAt: null,
  changedAt: null,
  erasureAskedAt: null,
};
const READ = 'GET /api/guest/profile/{id}';

function open(api = new ApiDouble().answer(READ, profile)) {
  const user = userEvent.setup();
  render(
    <TestShell at="/guest-profile/conversation-1" services={shellServices({ api: api.client })}>
      <Page />
    </TestShell>,
  );
  return { api, user };
}

beforeEach(() => localStorage.clear());

test('it says what is known and why, and nothing is chosen beforehand', async () => {
  open();
  expect(await screen.findByText('1 message')).toBeVisible();
  expect(screen.getByText('2 requests, 0 orders')).toBeVisible();
  expect(screen.getByText(/Hotel Aurora decides how long it keeps/)).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('preferences are saved as they were said, and the page changes its language', async () => {
  const { api, user } = open();
  api.answerWith('PUT /api/guest/profile/{id}', (input) => ({
    ok: true,
    value: { ...profile, preferences: (input as { body: GuestProfile['preferences'] }).body },
  }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Ana');
  await user.click(screen.getByRole('checkbox', { name: /do not disturb/ }));
  await user.type(screen.getByRole('textbox', { name: /Allergies/ }), 'Peanuts');
  expect(screen.getByText(/cross-contamination can’t be excluded/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'es');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Guardado. El personal ve lo que ha cambiado.')).toBeVisible();
  expect(api.of('PUT /api/guest/profile/{id}')[0]?.input).toMatchObject({
    body: {
      name: 'Ana',
      language: 'es',
      quiet: { from: '22:00', until: '08:00' },
      allergies: 'Peanuts',
      marketing: false,
    },
  });
});

test('what cannot be saved says why, and what was typed stays', async () => {
  const { api, user } = open();
  api.refuse('PUT /api/guest/profile/{id}', 'unreachable', 0);
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('detail of unreachable')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Ana');
});

test('a session that ends while something is saved asks for a code', async () => {
  const { api, user } = open();
  const save = await screen.findByRole('button', { name: 'Save' });
  api.refuse('PUT /api/guest/profile/{id}', 'session-expired', 401).refuse(READ, 'session-expired', 401);
  await user.click(save);
  expect(await screen.findByRole('link', { name: 'Scan or type your code' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull();
});

test('the data is saved as a file', async () => {
  const create = jest.fn<(file: Blob) => string>(() => 'blob:data');
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api, user } = open();
  api.answer('GET /api/guest/profile/{id}/export', {
    exportedAt: '2026-03-15T15:00:00.000Z',
    profile,
    messages: [],
    requests: [],
    orders: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data was downloaded.')).toBeVisible();
  expect(click).toHaveBeenCalledTimes(1);
  expect(create.mock.calls[0]?.[0].type).toBe('application/json');
});

test('deletion is asked about, says what may stay, and is a person’s', async () => {
  const { api, user } = open();
  api.answer('POST /api/guest/profile/{id}/erasure', {
    ...profile,
    erasureAskedAt: '2026-03-15T15:00:00.000Z',
  });
  await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
  expect(screen.getByText(/Some things may have to stay: bills/)).toBeVisible();
  expect(api.of('POST /api/guest/profile/{id}/erasure')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes, ask them' }));
  expect(await screen.findByText(/You asked for deletion on .*A person does it/)).toBeVisible();
});

test('another guest’s profile reads as one that does not exist', async () => {
  open(new ApiDouble().refuse(READ, 'not-found', 404));
  expect(await screen.findByRole('heading', { name: 'There is no such profile' })).toBeVisible();
});

test('without a session it asks for a code', async () => {
  open(new ApiDouble().refuse(READ, 'no-session', 401));
  expect(await screen.findByRole('link', { name: 'Scan or type your code' })).toHaveAttribute(
    'href',
    '/scan-qr',
  );
});

test('an outage offers Retry, which works', async () => {
  const { api, user } = open(new ApiDouble().refuse(READ, 'unreachable', 0));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.answer(READ, profile);
  await user.click(retry);
  expect(await screen.findByText('1 message')).toBeVisible();
});
