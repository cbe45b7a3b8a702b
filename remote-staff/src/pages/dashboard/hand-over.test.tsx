import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boardFixture, noteFixture } from '../../test-support/shift-fixture.ts';
import { openDashboard } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

test('a signed note is on top of the dashboard until it is acknowledged', async () => {
  let unread = [noteFixture({ signed: { at: '2026-11-24T14:00:00.000Z', by: 'Rui' } })];
  openDashboard({
    'GET /api/staff/shift': () => ({ ok: true, value: boardFixture({ unread }) }),
    'POST /api/staff/shift/notes/{id}/read': () => {
      const [read] = unread;
      unread = [];
      return { ok: true, value: read ?? noteFixture() };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Read the Hand-over from Rui/ }));
  expect(screen.getByText('Nothing is open.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await waitFor(() => expect(screen.queryByText(/Hand-over from Rui/)).toBeNull());
});
