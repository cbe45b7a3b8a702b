import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../test-support/fake-api.ts';
import { membershipFixture } from '../test-support/membership-fixture.ts';
import { flood, fromNow, noBar, openAlarmPage, rita, smoke } from './open-alarm-page.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('taking it', () => {
  const take = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'I have it: Room 304' });
    if (!button) throw new Error('Nothing to press.');
    await userEvent.click(button);
  };

  test('removes the bar and keeps the row first, with the name and the time', async () => {
    const { calls } = openAlarmPage([smoke()]);
    await take();
    expect(calls.at(-1)).toMatchObject({
      key: 'POST /api/staff/conversations/{id}/alarm',
      input: { params: { id: 'c304' }, query: { property: 'aurora' }, body: { to: 'taken' } },
    });
    await noBar();
    await waitFor(() => expect(screen.queryByText(/Nobody has it yet/)).toBeNull());
    const table = screen.getByRole('table', { name: 'Requests' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Room 304.*You have it since \d\d:\d\d/);
    expect(screen.queryByText(/Room 304: fire/, { selector: 'strong' })).toBeNull();
  });

  test('by a colleague is announced with their name', async () => {
    const { becomes, announce } = openAlarmPage([smoke()]);
    await screen.findAllByText(/Room 304: fire or smoke\./, { selector: 'strong' });
    becomes(smoke({ takenBy: rita, takenAt: fromNow(0) }));
    await waitFor(() => expect(announce).toHaveBeenCalledWith('Rita has it: Room 304, fire or smoke'));
    const table = screen.getByRole('table', { name: 'Requests' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Rita has it since \d\d:\d\d/);
  });

  test('that fails keeps the bar, shows why and can be retried', async () => {
    openAlarmPage([smoke()], {
      answers: {
        'POST /api/staff/conversations/{id}/alarm': () => ({
          ok: false,
          error: problemFixture('unreachable', 503, 'The service can’t be reached.'),
        }),
      },
    });
    await take();
    expect(await screen.findByText(/still has nobody: The service can’t be reached\./)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'I have it: Room 304' })[0]).toBeEnabled();
  });
});

test('department staff take it, and then read who ends it', async () => {
  const { becomes } = openAlarmPage([], {
    answers: {
      'GET /api/staff/me': () => ({
        ok: true,
        value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role: 'staff' })] },
      }),
    },
  });
  await screen.findByRole('table', { name: 'Requests' });
  becomes(smoke());
  becomes(flood());
  const [take] = await screen.findAllByRole('button', { name: 'I have it: Room 304' });
  await userEvent.click(take as HTMLElement);
  expect(await screen.findByText(/Tell the front desk or a manager when it is over/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^It is over/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'I have it: Room 501' })[0]).toBeEnabled();
});

test('ending it needs a confirmation', async () => {
  const { calls } = openAlarmPage([smoke({ takenBy: rita, takenAt: fromNow(-30) })]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'It is over: Room 304' }));
  const dialog = screen.getByRole('dialog', { name: 'Room 304: is everyone safe?' });
  expect(calls.some(({ key }) => key === 'POST /api/staff/conversations/{id}/alarm')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Yes, it is over' }));
  expect(calls.at(-1)?.input).toMatchObject({ body: { to: 'over' } });
  await waitFor(() => expect(screen.queryByText(/Room 304/)).toBeNull());
});
