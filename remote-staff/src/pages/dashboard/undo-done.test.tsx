import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

type State = 'acknowledged' | 'in_progress' | 'done';

function openWith(state: State) {
  const [first] = towels().steps;
  const step = (to: State) => ({ ...first, state: to }) as typeof first;
  const started = { ...towels(), state, steps: [first, step(state)] };
  let { steps } = started;
  return openDashboard({
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [started], cursor: '7' } }),
    'POST /api/staff/requests/{id}/transition': ({ body }: { body: { to: State } }) => {
      steps = [...steps, step(body.to)];
      return { ok: true, value: { ...started, state: body.to, steps } };
    },
  } as Parameters<typeof openDashboard>[0]);
}

test.each([
  ['in_progress', 'the button'],
  ['in_progress', 'the key u'],
  ['acknowledged', 'the button'],
] as const)('a Done is taken back to %s with %s', async (before, how) => {
  const { calls } = openWith(before);
  await userEvent.click(await screen.findByRole('button', { name: 'Done Towels × 2, Room 204' }));
  expect(await screen.findByText('Done: Towels × 2, Room 204.')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Towels/ })).toBeNull();
  if (how === 'the button') {
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Towels × 2, Room 204 is not done' }));
  } else {
    await userEvent.keyboard('u');
  }
  const moves = calls.filter(({ key }) => key === 'POST /api/staff/requests/{id}/transition');
  expect(moves.at(-1)?.input).toMatchObject({ params: { id: 'r1' }, body: { to: before } });
  expect(await screen.findByRole('row', { name: /Towels/ })).toBeVisible();
  expect(screen.queryByText(/^Done: /)).toBeNull();
});
