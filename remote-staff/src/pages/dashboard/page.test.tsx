import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { fromNow, openDashboard, rowNames, rowOf, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('the queue', () => {
  test('shows each request with its place, clock and state, the most urgent first', async () => {
    openDashboard();
    expect(await rowOf(/Room 310.*Shower runs cold/)).toHaveTextContent('3 min over');
    expect(await rowOf(/Room 204.*Towels × 2/)).toHaveTextContent('18 min left');
    expect(rowNames()).toEqual(['Room 310', 'Room 204']);
  });

  test('counts live data', async () => {
    openDashboard();
    const strip = await screen.findByRole('list', { name: 'At a glance' });
    expect(await within(strip).findByRole('link', { name: '1 waiting for a person' })).toBeVisible();
    expect(within(strip).getByRole('link', { name: '2 open' })).toBeVisible();
    expect(within(strip).getByRole('link', { name: '1 overdue' })).toBeVisible();
    expect(within(strip).getByRole('link', { name: '1 unread chat' })).toBeVisible();
  });

  test('calls no row with time left overdue', async () => {
    const unaccepted = requestFixture({ promisedAt: fromNow(20), acknowledgeBy: fromNow(-2) });
    openDashboard({
      'GET /api/staff/requests': () => ({ ok: true, value: { requests: [unaccepted], cursor: '7' } }),
    });
    const strip = await screen.findByRole('list', { name: 'At a glance' });
    expect(await within(strip).findByRole('link', { name: '1 not accepted in time' })).toBeVisible();
  });

  test('a new request appears by itself and is announced once', async () => {
    const { stream, announce } = openDashboard();
    await rowOf(/Towels/);
    const pillow = requestFixture({ id: 'r3', title: 'Pillow', quantity: 1, promisedAt: fromNow(20) });
    act(() => stream().emit({ type: 'request.created', request: pillow }));
    act(() => stream().emit({ type: 'request.created', request: pillow }));
    expect(await rowOf(/Pillow × 1/)).toBeVisible();
    expect(announce.mock.calls).toEqual([['New request: Pillow × 1, Room 204']]);
  });

  test('a search narrows it, and says when nothing matches', async () => {
    openDashboard();
    await rowOf(/Towels/);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Search the queue'), '310');
    expect(rowNames()).toEqual(['Room 310']);
    await user.type(screen.getByLabelText('Search the queue'), 'x');
    expect(screen.getByText('Nothing found for “310x”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all open' }));
    expect(rowNames()).toHaveLength(2);
  });

  test('an empty one says what will appear', async () => {
    openDashboard({ 'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }) });
    expect(await screen.findByText('Nobody is waiting')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'what is left to set up' })).toBeNull();
  });

  test('before the first guest, sends a manager to the set-up, and no one else', async () => {
    const empty = {
      'GET /api/staff/requests': () => ({ ok: true as const, value: { requests: [], cursor: '7' } }),
      'GET /api/staff/conversations': () => ({
        ok: true as const,
        value: { conversations: [], cursor: '7' },
      }),
    };
    openDashboard({
      ...empty,
      'GET /api/staff/me': () => ({
        ok: true,
        value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture({ role: 'manager' })] },
      }),
    });
    const link = await screen.findByRole('link', { name: 'what is left to set up' });
    expect(link.getAttribute('href')).toBe('/dashboard/settings?show=set-up');
    cleanup();
    openDashboard(empty);
    expect(await screen.findByText('Nobody is waiting')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'what is left to set up' })).toBeNull();
  });
});

describe('details', () => {
  test('show the history and link to the guest’s conversation', async () => {
    openDashboard();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Shower runs cold' }));
    const details = await screen.findByRole('complementary', { name: 'Request details' });
    expect(within(details).getByRole('heading', { name: 'Shower runs cold' })).toHaveFocus();
    expect(within(details).getByRole('link', { name: 'Open the guest’s conversation' })).toHaveAttribute(
      'href',
      '/dashboard/staff-chat?c=c2',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: 'Shower runs cold' })).toHaveFocus();
  });
});

describe('failures', () => {
  test('a failed load says so and Retry loads', async () => {
    let down = true;
    openDashboard({
      'GET /api/staff/requests': () =>
        down
          ? { ok: false, error: problemFixture('unreachable', 503, 'The service can’t be reached.') }
          : { ok: true, value: { requests: [towels()], cursor: '7' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The queue could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('req-1');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf(/Towels/)).toBeVisible();
  });

  test('a person who may not see requests reads so instead of getting Retry', async () => {
    openDashboard({
      'GET /api/staff/requests': () => ({ ok: false, error: problemFixture('forbidden', 403) }),
    });
    expect(await screen.findByText('The queue is not yours to see')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('someone whose access was suspended sees no queue', async () => {
    const { calls } = openDashboard({
      'GET /api/staff/me': () => ({
        ok: true,
        value: {
          uid: 'u1',
          email: null,
          name: null,
          memberships: [membershipFixture({ state: 'suspended' })],
        },
      }),
    });
    expect(await screen.findByText('Your access is suspended')).toBeVisible();
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/staff/me']);
  });
});

test('someone with several properties can change between them', async () => {
  const other = membershipFixture({
    id: 'm2',
    property: { ...membershipFixture().property, id: 'other', name: 'Casa Aurora' },
  });
  const { calls } = openDashboard({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture(), other] },
    }),
  });
  await rowOf(/Towels/);
  await userEvent.selectOptions(screen.getByLabelText('Property'), 'Casa Aurora');
  await rowOf(/Towels/);
  expect(calls.filter(({ key }) => key === 'GET /api/staff/requests').map(({ input }) => input)).toEqual([
    { query: { property: 'aurora' } },
    { query: { property: 'other' } },
  ]);
});
