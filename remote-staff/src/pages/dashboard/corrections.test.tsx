import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromNow, openDashboard, rowOf, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const more = () => ({ ...towels(), id: 'r7', no: 47, quantity: 1 });
const elsewhere = () => ({
  ...towels(),
  id: 'r8',
  no: 48,
  place: { id: 'p310', label: 'Room 310', kind: 'room' as const },
});
const PLACES = ['p204', 'p310'].map((id) => ({
  id,
  label: `Room ${id.slice(1)}`,
  kind: 'room' as const,
  floor: null,
  conversationId: null,
}));

async function openDetails(overrides: Parameters<typeof openDashboard>[0] = {}) {
  const opened = openDashboard({
    'GET /api/staff/requests': ({ query }) => ({
      ok: true,
      value: {
        requests:
          query.scope === 'all'
            ? [towels(), { ...towels(), id: 'old', title: 'Kettle', createdAt: fromNow(-9000) }, elsewhere()]
            : [towels(), more(), elsewhere()],
        cursor: '7',
      },
    }),
    'GET /api/staff/request-form': () => ({ ok: true, value: { services: [], places: PLACES } }),
    ...overrides,
  });
  const [title] = within(await rowOf(/Room 204 Towels × 2/)).getAllByRole('button', { name: 'Towels × 2' });
  if (title) await userEvent.click(title);
  return { ...opened, details: within(await screen.findByRole('complementary')) };
}

test('a request moves to another place', async () => {
  const { calls, details } = await openDetails({
    'PUT /api/staff/requests/{id}/place': () => ({
      ok: true,
      value: {
        ...towels(),
        place: elsewhere().place,
        steps: [
          ...towels().steps,
          {
            state: 'new',
            at: fromNow(0),
            by: { kind: 'staff', name: 'Ana' },
            reason: null,
            event: { kind: 'moved', places: { from: 'Room 204', to: 'Room 310' } },
          },
        ],
      },
    }),
  });
  await userEvent.click(await details.findByRole('button', { name: /^Change the place of Towels/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Move' }));
  expect(dialog.getByText('Choose a place from the list.')).toBeVisible();
  await userEvent.type(dialog.getByRole('combobox', { name: 'New place' }), '310');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await details.findByText(/Moved from Room 204 to Room 310/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ key }) => key === 'PUT /api/staff/requests/{id}/place')?.input).toMatchObject({
    params: { id: 'r1' },
    body: { placeId: 'p310' },
  });
});

test('a request is merged into another of its room, and into no other', async () => {
  const { calls, details, announce } = await openDetails({
    'POST /api/staff/requests/{id}/merge': () => ({ ok: true, value: more() }),
  });
  await userEvent.click(await details.findByRole('button', { name: /^Merge Towels/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('button', { name: /^Merge into/ })).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Merge into #47, Towels × 1' }));
  expect(calls.find(({ key }) => key === 'POST /api/staff/requests/{id}/merge')?.input).toMatchObject({
    params: { id: 'r1' },
    body: { into: 'r7' },
  });
  expect(announce).toHaveBeenCalledWith('Merged into #47.');
});

test('the details show what the room asked for before, when someone wants to know', async () => {
  const { calls, details } = await openDetails();
  const loads = () => calls.filter(({ key }) => key === 'GET /api/staff/requests').length;
  const before = loads();
  await userEvent.click(await details.findByRole('button', { name: 'Earlier requests of Room 204' }));
  const history = within(await details.findByRole('region', { name: 'Earlier requests of Room 204' }));
  expect(history.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kettle × 2']);
  expect(loads()).toBe(before + 1);
});
