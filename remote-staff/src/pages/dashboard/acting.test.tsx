import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { accepted, openDashboard, rowOf, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('acting', () => {
  test('accepting shows at once and assigns the caller', async () => {
    const { calls } = openDashboard({
      'POST /api/staff/requests/{id}/transition': () => ({ ok: true, value: accepted(towels()) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Towels × 2, Room 204' }));
    const row = await rowOf(/Towels/);
    expect(row).toHaveTextContent('Accepted');
    expect(row).toHaveTextContent('You');
    expect(calls.at(-1)?.input).toMatchObject({ params: { id: 'r1' }, body: { to: 'acknowledged' } });
  });

  test('a refusal rolls back, shows why, and can be retried', async () => {
    let refuses = true;
    openDashboard({
      'POST /api/staff/requests/{id}/transition': () =>
        refuses
          ? { ok: false, error: problemFixture('illegal-transition', 409, 'Its state has changed.') }
          : { ok: true, value: accepted(towels()) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Accept Towels × 2, Room 204' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not accept: Its state has changed.');
    expect(await rowOf(/Towels/)).toHaveTextContent('New');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf(/Towels/)).toHaveTextContent('Accepted');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('declining asks for the reason that the guest reads, and sends it', async () => {
    const { calls } = openDashboard();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Decline Towels × 2, Room 204' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline Towels × 2, Room 204' });
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Write one sentence');
    await user.type(
      within(dialog).getByLabelText('Reason, which the guest will read'),
      'The laundry is late.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.at(-1)?.input).toMatchObject({ body: { to: 'declined', reason: 'The laundry is late.' } });
  });

  test('keys move through the queue, accept and search', async () => {
    const { calls } = openDashboard();
    await rowOf(/Towels/);
    const user = userEvent.setup();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: 'Shower runs cold' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Towels × 2' })).toHaveFocus();
    await user.keyboard('a');
    expect(calls.at(-1)?.input).toMatchObject({ params: { id: 'r1' }, body: { to: 'acknowledged' } });
    await user.keyboard('/');
    expect(screen.getByLabelText('Search the queue')).toHaveFocus();
    await user.keyboard('aj');
    expect(screen.getByLabelText('Search the queue')).toHaveValue('aj');
  });
});
