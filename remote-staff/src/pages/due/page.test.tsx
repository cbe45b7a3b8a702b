import type { DueDeed, Membership, OperationOutput } from '@bellkey/shared/api';
import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { Page } from './page.tsx';

type Due = OperationOutput<'GET /api/staff/due'>;

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const deed = (overrides: Partial<DueDeed> = {}): DueDeed => ({
  requestId: 'r1',
  no: 41,
  title: 'Towels',
  place: 'Room 204',
  department: 'Housekeeping',
  kind: 'slip',
  at: '2026-03-15T09:18:00.000Z',
  ...overrides,
});

const dueFixture = (overrides: Partial<Due> = {}): Due => ({
  at: '2026-03-15T09:10:00.000Z',
  planned: 2,
  departments: [
    {
      key: 'housekeeping',
      name: 'Housekeeping',
      onDuty: 0,
      overdue: [
        requestFixture({ acknowledgeBy: '2026-03-15T09:05:00.000Z', promisedAt: '2199-03-15T09:20:00.000Z' }),
      ],
      nextHour: [requestFixture({ id: 'r2', title: 'Pillows' })],
    },
    { key: 'maintenance', name: 'Maintenance', onDuty: 2, overdue: [], nextHour: [] },
  ],
  deeds: [deed()],
  ...overrides,
});

function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  { role = 'manager' }: { role?: Membership['role'] } = {},
) {
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }),
    'GET /api/staff/due': () => ({ ok: true, value: dueFixture() }),
    ...answers,
  });
  render(
    <TestShell at="/dashboard/due" services={shellServices({ api: fake.api, session: signedInAsAna() })}>
      <Page />
    </TestShell>,
  );
  return fake;
}

test('the due list shows who is late with what, who is on duty, and what happens automatically', async () => {
  open();
  const housekeeping = await screen.findByRole('region', { name: 'Housekeeping' });
  expect(housekeeping).toHaveTextContent('No one on duty');
  expect(
    within(housekeeping).getByRole('heading', { name: 'Late or not accepted in time (1)' }),
  ).toBeVisible();
  expect(within(housekeeping).getByRole('link', { name: /^Towels × 2, Room 204/ })).toHaveAttribute(
    'href',
    '/dashboard?r=r1',
  );
  expect(within(housekeeping).getByRole('heading', { name: 'In the next hour (1)' })).toBeVisible();
  expect(within(housekeeping).getByText('Not accepted in time')).toBeVisible();
  expect(screen.getByText('Nothing is due here: Maintenance.')).toBeVisible();
  expect(
    screen.getByText(/^1 request is late or not accepted in time at .* 2 planned requests are due later\.$/),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'What happens by itself' })).toHaveTextContent(
    'Towels, Room 204The guest is told that it takes longer, with a new time.',
  );
});

test('many future items are folded, and an unknown kind shows by its time', async () => {
  const deeds = Array.from({ length: 15 }, (_, index) => deed({ requestId: `r${index}`, kind: 'dance' }));
  open({ 'GET /api/staff/due': () => ({ ok: true, value: dueFixture({ deeds }) }) });
  await userEvent.click(await screen.findByText('Later (3)'));
  expect(screen.getAllByRole('link', { name: /: Towels, Room 204$/ })).toHaveLength(15);
});

test('an empty one says so; an older API does not report automatic actions', async () => {
  open({
    'GET /api/staff/due': () => ({
      ok: true,
      value: { at: '2026-03-15T09:10:00.000Z', planned: 0, departments: [] },
    }),
  });
  expect(await screen.findByText('Nothing is due within the hour')).toBeVisible();
  expect(screen.getByText(/^Nothing is overdue at /)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What happens by itself' })).toBeNull();
});

test('a failed load says so, and retries on request', async () => {
  let ok = false;
  open({
    'GET /api/staff/due': () =>
      ok ? { ok: true, value: dueFixture() } : { ok: false, error: problemFixture('unreachable', 503) },
  });
  expect(await screen.findByText('What is due could not be loaded')).toBeVisible();
  ok = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Housekeeping' })).toBeVisible();
});

test('a new request reloads it, and without a network the page keeps its data', async () => {
  let value = dueFixture();
  let isOffline = false;
  const { stream, calls } = open({
    'GET /api/staff/due': () =>
      isOffline ? { ok: false, error: problemFixture('unreachable', 503) } : { ok: true, value },
  });
  await screen.findByRole('region', { name: 'Housekeeping' });
  value = dueFixture({ deeds: [deed({ kind: 'escalate' })] });
  act(() => stream().emit({ type: 'request.created', request: requestFixture({ id: 'r9' }) }));
  expect(await screen.findByText('The next in line are called.')).toBeVisible();
  isOffline = true;
  const asked = calls.length;
  act(() => stream().emit({ type: 'request.created', request: requestFixture({ id: 'r10' }) }));
  expect(await screen.findByText('This may be out of date')).toBeVisible();
  expect(calls.length).toBeGreaterThan(asked);
  expect(screen.getByRole('region', { name: 'Housekeeping' })).toBeVisible();
});

test('people who do not work on requests read why it is empty', async () => {
  open({}, { role: 'developer' });
  expect(await screen.findByText('For those who work on requests')).toBeVisible();
});
