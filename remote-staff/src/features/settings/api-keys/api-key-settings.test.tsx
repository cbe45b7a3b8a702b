import type { ApiKey } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { show } from '../settings-fixture.tsx';
import { ApiKeySettings } from './api-key-settings.tsx';

beforeAll(fakeDialogs);

const doors: ApiKey = {
  id: 'k1',
  name: 'Door system',
  scopes: ['read-requests'],
  prefix: 'bk_a1b2c3',
  state: 'active',
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: 'Marta',
  rotatedAt: null,
  earlierUntil: null,
  expiresAt: '2027-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-23T17:40:00.000Z',
  revokedAt: null,
  revokedBy: null,
};
const list = (...keys: ApiKey[]) => ({
  'GET /api/staff/api-keys': () => ({ ok: true as const, value: { keys } }),
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a key gets a name and scopes, and its secret is shown until the person has it', async () => {
  const { writes } = show(ApiKeySettings, {
    ...list(),
    'POST /api/staff/api-keys': ({ body }) => ({
      ok: true,
      value: { key: { ...doors, ...body, lastUsedAt: null }, secret: 'bk_only-now' },
    }),
  });
  expect(await screen.findByText('No program has a key yet.')).toBeVisible();
  expect(button('Make the key')).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'What uses it' }), 'Kitchen screen');
  await userEvent.click(screen.getByRole('checkbox', { name: 'See requests' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How long it works' }), '90 days');
  await userEvent.click(button('Make the key'));
  expect(await screen.findByText('bk_only-now')).toBeVisible();
  expect(writes()).toMatchObject([
    { input: { body: { name: 'Kitchen screen', scopes: ['read-requests'], days: 90 } } },
  ]);
  expect(screen.getByRole('list', { name: 'Keys' })).toHaveTextContent(/Kitchen screen.*not used yet/);
  await userEvent.click(button('I have it'));
  expect(screen.queryByText('bk_only-now')).toBeNull();
});

test('typed text stays when no key was created, and the page says why', async () => {
  show(ApiKeySettings, {
    ...list(),
    'POST /api/staff/api-keys': () => ({ ok: false, error: problemFixture('settings-full', 409) }),
  });
  const name = await screen.findByRole('textbox', { name: 'What uses it' });
  await userEvent.type(name, 'Kitchen screen');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Read reports' }));
  await userEvent.click(button('Make the key'));
  expect(await screen.findByText('No key was made')).toBeVisible();
  expect(name).toHaveValue('Kitchen screen');
});

test('each shows its prefix, its scopes, its creator, its last use and its end', async () => {
  show(
    ApiKeySettings,
    list(doors, {
      ...doors,
      id: 'k2',
      name: 'Old screen',
      state: 'revoked',
      revokedAt: doors.createdAt,
      revokedBy: 'Ana',
    }),
  );
  const items = within(await screen.findByRole('list', { name: 'Keys' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(
    'Door system bk_a1b2c3… · WorksSee requestsMade by Marta on 20 Nov 2026, 09:00, last used on 23 Nov 2026, 17:40. Ends on 20 Nov 2027, 09:00.',
  );
  expect(items[1]).toHaveTextContent(/Revoked by Ana on 20 Nov 2026, 09:00/);
  expect(screen.queryByRole('button', { name: 'Revoke Old screen' })).toBeNull();
});

test('a rotation asks how long the previous secret still works, and shows the next one', async () => {
  const { writes } = show(ApiKeySettings, {
    ...list(doors),
    'POST /api/staff/api-keys/{id}/rotate': () => ({
      ok: true,
      value: {
        key: { ...doors, prefix: 'bk_d4e5f6', earlierUntil: '2026-11-24T12:00:00.000Z' },
        secret: 'bk_the-next',
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rotate Door system' }));
  const dialog = within(screen.getByRole('dialog', { name: 'A new secret for “Door system”' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'The secret before' }), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a new secret' }));
  expect(await screen.findByText('bk_the-next')).toBeVisible();
  expect(writes()).toMatchObject([{ input: { params: { id: 'k1' }, body: { overlapHours: 1 } } }]);
  expect(screen.getByText(/The secret before works until 24 Nov 2026, 12:00/)).toBeVisible();
});

test('a key is revoked only after a confirmation', async () => {
  const { writes } = show(ApiKeySettings, {
    ...list(doors),
    'POST /api/staff/api-keys/{id}/revoke': () => ({
      ok: true,
      value: { ...doors, state: 'revoked', revokedAt: '2026-11-24T10:00:00.000Z', revokedBy: 'Marta' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Door system' }));
  await userEvent.click(button('Keep it'));
  expect(writes()).toEqual([]);
  await userEvent.click(button('Revoke Door system'));
  await userEvent.click(button('Revoke it'));
  expect(await screen.findByText(/Revoked by Marta/)).toBeVisible();
  expect(writes()).toMatchObject([{ input: { params: { id: 'k1' } } }]);
});

test('keys that fail to load can be loaded again', async () => {
  show(ApiKeySettings);
  expect(await screen.findByText('The keys could not be loaded')).toBeVisible();
  expect(button('Retry')).toBeVisible();
});
