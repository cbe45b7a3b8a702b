import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

function openWithAccepted() {
  const started = { ...towels(), state: 'in_progress' } as const;
  let steps = started.steps;
  return openDashboard({
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [started], cursor: '7' } }),
    'POST /api/staff/requests/{id}/transition': ({ body }: { body: { to: 'done' | 'in_progress' } }) => {
      steps = [...steps, { ...started.steps[0], to: body.to } as (typeof steps)[number]];
      return { ok: true, value: { ...started, state: body.to, steps } };
    },
  } as Parameters<typeof openDashboard>[0]);
}

test.each(['the button', 'the key u'])('a Done is taken back with %s', async (how) => {
  const { calls } = openWithAccepted();
  await userEvent.click(await screen.findByRole('button', { name: 'Done Towels × 2, Room 204' }));
  expect(await screen.findByText('Done: Towels × 2, Room 204.')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Towels/ })).toBeNull();
  if (how === 'the button') {
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Towels × 2, Room 204 is not done' }));
  } else {
    await userEvent.keyboard('u');
  }
  const moves = calls.filter(({ key }) => key === 'POST /api/staff/requests/{id}/transition');
  expect(moves.at(-1)?.input).toMatchObject({ params: { id: 'r1' }, body: { to: 'in_progress' } });
  expect(await screen.findByRole('row', { name: /Towels/ })).toBeVisible();
  expect(screen.queryByText(/^Done: /)).toBeNull();
});
