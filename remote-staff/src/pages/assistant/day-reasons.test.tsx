import type { Membership, OperationOutput } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConciergeSettingsView } from '../../features/concierge-settings/concierge-settings-view.tsx';
import { reasonFixture } from '../../features/concierge-settings/reason-fixture.ts';
import { StaffFrame } from '../../frame/staff-frame.tsx';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';

beforeEach(() => localStorage.clear());

const READ = 'GET /api/staff/ai/reasons';
type Page = OperationOutput<typeof READ>;

const page = (overrides: Partial<Page> = {}): Page => ({
  day: '2026-03-15',
  today: '2026-03-15',
  reasons: [reasonFixture()],
  next: null,
  ...overrides,
});

function open(
  answer: NonNullable<Parameters<typeof fakeApi>[0][typeof READ]>,
  { role = 'manager', at = '/dashboard/assistant' }: { role?: Membership['role']; at?: string } = {},
) {
  const { api, calls } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture({ role })] },
    }),
    [READ]: answer,
  });
  render(
    <TestShell at={at} services={shellServices({ api, session: signedInAsAna() })}>
      <StaffFrame>
        <ConciergeSettingsView />
      </StaffFrame>
    </TestShell>,
  );
  return { asked: () => calls.filter(({ key }) => key === READ).map(({ input }) => input) };
}

const TODAY = 'Today’s refusals and hand-offs';
const section = (name = TODAY) => screen.findByRole('region', { name });
const rows = async () => within(await screen.findByRole('list', { name: TODAY })).getAllByRole('listitem');

describe('today’s refusals and hand-offs', () => {
  test('each has time, place, kind and the text of its conversation, and links to it', async () => {
    open(() => ({
      ok: true,
      value: page({
        reasons: [
          reasonFixture({ turnId: 't2', handoff: null, refused: [], fallback: 'ungrounded' }),
          reasonFixture({ turnId: 't3', handoff: null, refused: [], fallback: 'timeout' }),
          reasonFixture(),
        ],
      }),
    }));
    const [replaced, slow, refused] = await rows();
    expect(replaced).toHaveTextContent('Answer replaced');
    expect(replaced).toHaveTextContent(
      'The embedded engine answered: the language model said what no fact supports.',
    );
    expect(slow).toHaveTextContent('Other engine');
    expect(slow).not.toHaveTextContent('Answer replaced');
    expect(refused).toHaveTextContent('09:04');
    expect(refused).toHaveTextContent('Handed to a person');
    expect(refused).toHaveTextContent('Action refused');
    expect(refused).toHaveTextContent(
      'More than may be promised without a person. Not done (towels): more than may be promised without a person.',
    );
    expect(
      within(refused as HTMLElement).getByRole('link', { name: 'Room 204 at 09:04, open the conversation' }),
    ).toHaveAttribute('href', '/dashboard/staff-chat?c=c1');
    expect(await section()).toContainElement(screen.getByRole('heading', { level: 2, name: TODAY }));
  });

  test('a day without any says so, and what would be here', async () => {
    open(() => ({ ok: true, value: page({ reasons: [] }) }));
    expect(await screen.findByText('Nothing was refused or handed over')).toBeVisible();
    expect(screen.getByText(/appears here, with the reason/)).toBeVisible();
    expect(screen.queryByRole('list', { name: TODAY })).toBeNull();
  });

  test('until they have loaded, a skeleton is shown', async () => {
    open(() => new Promise(() => undefined));
    expect(
      await screen.findByRole('status', { name: 'Loading the refusals and hand-offs' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Days' })).toBeNull();
  });

  test('a failed load is reported, and retried on a tap', async () => {
    let fails = true;
    open(() =>
      fails ? { ok: false, error: problemFixture('unreachable', 503) } : { ok: true, value: page() },
    );
    const region = await section();
    expect(await within(region).findByRole('alert')).toHaveTextContent('The reasons could not be loaded');
    fails = false;
    await userEvent.click(within(region).getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
    expect(within(region).queryByRole('alert')).toBeNull();
  });

  test('earlier ones load by page, and the focus moves to the first of them', async () => {
    const { asked } = open(({ query }) => ({
      ok: true,
      value: query.before
        ? page({ reasons: [reasonFixture({ turnId: 't0', at: '2026-03-15T08:00:00.000Z' })] })
        : page({ next: 'cursor' }),
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
    expect(await screen.findByRole('link', { name: /08:00/ })).toHaveFocus();
    expect(await rows()).toHaveLength(2);
    expect(asked()).toEqual([
      { query: { property: 'aurora' } },
      { query: { property: 'aurora', day: '2026-03-15', before: 'cursor' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
  });

  test('a page that fails keeps the list, and is itself retried', async () => {
    let fails = true;
    const { asked } = open(({ query }) =>
      query.before === undefined
        ? { ok: true, value: page({ next: 'cursor' }) }
        : fails
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : { ok: true, value: page({ reasons: [reasonFixture({ turnId: 't0' })] }) },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
    const region = await section();
    await within(region).findByRole('alert');
    expect(await rows()).toHaveLength(1);
    fails = false;
    await userEvent.click(within(region).getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('link', { name: /Room 204/ })).toHaveLength(2);
    expect(asked()).toHaveLength(3);
  });

  test('another day has its name and links to the days next to it', async () => {
    const { asked } = open(({ query }) => ({ ok: true, value: page({ day: query.day ?? '2026-03-15' }) }), {
      at: '/dashboard/assistant?day=2026-03-14',
    });
    const days = within(await screen.findByRole('navigation', { name: 'Days' }));
    expect(await days.findByRole('link', { name: 'The day before' })).toHaveAttribute(
      'href',
      '/dashboard/assistant?day=2026-03-13',
    );
    expect(days.getByRole('link', { name: 'The day after' })).toHaveAttribute('href', '/dashboard/assistant');
    expect(await section('Refusals and hand-offs, Saturday 14 March')).toBeVisible();
    expect(asked()).toEqual([{ query: { property: 'aurora', day: '2026-03-14' } }]);
  });

  test('a day that does not exist is today', async () => {
    const { asked } = open(() => ({ ok: true, value: page() }), {
      at: '/dashboard/assistant?day=2026-02-30',
    });
    await rows();
    expect(asked()).toEqual([{ query: { property: 'aurora' } }]);
  });

  test('a person who does not manage the property reads who does, and no request is sent', async () => {
    const { asked } = open(() => ({ ok: true, value: page() }), { role: 'agent' });
    expect(await screen.findByText(/decided by managers and owners/)).toBeVisible();
    expect(screen.queryByRole('region', { name: TODAY })).toBeNull();
    expect(asked()).toEqual([]);
  });
});
