import type { StaffView } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { openDashboard, rowNames, rowOf } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const LATE: StaffView = {
  id: 'v1',
  name: 'Late repairs',
  filter: { state: 'overdue', department: 'maintenance', whose: null, text: '', board: false },
};

/** The API’s views, kept as it keeps them. */
function viewsOf(...saved: StaffView[]) {
  let views = saved;
  return {
    'GET /api/staff/views': () => ({ ok: true as const, value: { views } }),
    'POST /api/staff/views': ({ body }: { body: Omit<StaffView, 'id'> }) => {
      const view = { id: `v-${body.name}`, ...body };
      views = [...views.filter(({ name }) => name !== body.name), view];
      return { ok: true as const, value: view };
    },
    'DELETE /api/staff/views/{id}': ({ params }: { params: { id: string } }) => {
      views = views.filter(({ id }) => id !== params.id);
      return { ok: true as const, value: undefined };
    },
  };
}

async function openViews() {
  await userEvent.keyboard('v');
  return screen.findByRole('dialog', { name: 'Views' });
}

describe('saved views', () => {
  test('filters are saved under a name, and the view is chosen by it later', async () => {
    const { calls, announce } = openDashboard(viewsOf(), '/dashboard?whose=free&q=204');
    await rowOf(/Towels/);
    const user = userEvent.setup();
    const dialog = await openViews();
    expect(await within(dialog).findByText(/You have no views yet/)).toBeVisible();
    const name = within(dialog).getByLabelText('Name for what is shown now: All open · No one’s · “204”');
    await user.click(within(dialog).getByRole('button', { name: 'Save this view' }));
    expect(within(dialog).getByText('Give it a name.')).toBeVisible();
    await user.type(name, 'Second floor{Enter}');
    expect(calls.at(-1)).toMatchObject({
      key: 'POST /api/staff/views',
      idempotencyKey: expect.any(String),
      input: {
        query: { property: 'aurora' },
        body: {
          name: 'Second floor',
          filter: { state: 'open', department: null, whose: 'free', text: '204', board: false },
        },
      },
    });
    expect(announce).toHaveBeenCalledWith('The view “Second floor” is saved.');
    const saved = within(dialog).getByRole('button', { name: /^Second floor/ });
    expect(saved).toHaveAttribute('aria-current', 'true');
    expect(name).toHaveValue('');
  });

  test('a view shows what was saved, and the address has it', async () => {
    openDashboard(viewsOf(LATE), '/dashboard?q=204');
    await rowOf(/Towels/);
    const dialog = await openViews();
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Late repairs Overdue · Maintenance' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rowNames()).toEqual(['Room 310']);
    expect(screen.getByLabelText('State')).toHaveValue('overdue');
    expect(screen.getByLabelText('Search the queue')).toHaveValue('');
  });

  test('a deleted view comes back with Undo', async () => {
    const { calls } = openDashboard(viewsOf(LATE));
    await rowOf(/Towels/);
    const dialog = await openViews();
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Delete the view Late repairs' }),
    );
    expect(within(dialog).queryByRole('button', { name: /^Late repairs/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(calls.at(-1)?.input).toMatchObject({ body: { name: LATE.name, filter: LATE.filter } });
    expect(within(dialog).getByRole('button', { name: /^Late repairs/ })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('a refusal keeps the name that was typed', async () => {
    openDashboard({
      ...viewsOf(LATE),
      'POST /api/staff/views': () => ({
        ok: false,
        error: problemFixture('settings-full', 409, 'Delete a view that you no longer use first.'),
      }),
    });
    await rowOf(/Towels/);
    const dialog = await openViews();
    const name = await within(dialog).findByLabelText(/^Name for what is shown now/);
    await userEvent.type(name, 'Mine{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Delete a view that you no longer use',
    );
    expect(name).toHaveValue('Mine');
  });

  test('views that cannot be loaded say so, and Retry loads them', async () => {
    let down = true;
    openDashboard({
      ...viewsOf(LATE),
      'GET /api/staff/views': () =>
        down
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : { ok: true, value: { views: [LATE] } },
    });
    await rowOf(/Towels/);
    const dialog = await openViews();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your views could not be loaded');
    down = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByRole('button', { name: /^Late repairs/ })).toBeVisible();
  });
});
