import { MESSAGE_MAX_CHARS } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { teamMessageFixture } from '../../test-support/team-fixture.ts';
import { field, openTeamChat } from './open-team-chat.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

test('a message names a colleague and links a request, and suggestions put both in', async () => {
  const { sent } = openTeamChat();
  const box = await field();
  await userEvent.type(box, 'Hi @lim');
  await userEvent.click(await screen.findByRole('button', { name: '@Eva Lima' }));
  await userEvent.type(box, 'see #tow');
  await userEvent.click(await screen.findByRole('button', { name: '#41 Towels, Room 204' }));
  expect(box).toHaveValue('Hi @Eva Lima see #41 ');
  await userEvent.type(box, '{Enter}');
  expect(sent('POST /api/staff/channels/{id}/messages')[0]?.input).toMatchObject({
    params: { id: 'd-housekeeping' },
    body: { body: 'Hi @Eva Lima see #41', mentions: ['member-eva'] },
  });
  expect(await screen.findByRole('link', { name: '#41 Towels, Room 204' })).toHaveAttribute(
    'href',
    '/dashboard?r=r1',
  );
  expect(box).toHaveValue('');
});

test('@here says whom it calls before it is sent', async () => {
  const { sent } = openTeamChat();
  const box = await field();
  await userEvent.type(box, '@here fire drill');
  expect(screen.getByText(/notifies everyone of this channel who is on duty/)).toBeVisible();
  await userEvent.type(box, '{Enter}');
  expect(sent('POST /api/staff/channels/{id}/messages')[0]?.input).toMatchObject({ body: { here: true } });
});

test('a message that is refused stays with its reason, and is sent again as the same one', async () => {
  let reachable = false;
  const { sent } = openTeamChat({
    'POST /api/staff/channels/{id}/messages': ({ body }) =>
      reachable
        ? {
            ok: true,
            value: teamMessageFixture({ no: 2, body: body.body, by: { id: 'member-ana', name: 'Ana' } }),
          }
        : { ok: false, error: problemFixture('unreachable', 0, 'The service can’t be reached.') },
  });
  await userEvent.type(await field(), 'On my way{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. The service can’t be reached.');
  expect(localStorage.getItem('bellkey-staff-team-outbox:u1:aurora')).toContain('On my way');
  reachable = true;
  // The browser is back online.
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const keys = sent('POST /api/staff/channels/{id}/messages').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(localStorage.getItem('bellkey-staff-team-outbox:u1:aurora')).toBeNull();
});

test('what is typed is kept for each channel, and too much of it is not sent', async () => {
  openTeamChat();
  const box = await field();
  await userEvent.type(box, 'half a tho');
  expect(localStorage.getItem('bellkey-staff-draft:u1:team:d-housekeeping:note')).toBe('half a tho');
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste('x'.repeat(MESSAGE_MAX_CHARS + 1));
  expect(await screen.findByRole('alert')).toHaveTextContent('1 characters too many');
});
