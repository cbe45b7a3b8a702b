import type { Alarm, Conversation } from '@bellkey/shared/api';
import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { alarmFixture } from '../test-support/alarm-fixture.ts';
import { conversationFixture, messageFixture } from '../test-support/conversation-fixture.ts';
import { fakeApi, problemFixture } from '../test-support/fake-api.ts';
import { signedInAsAna } from '../test-support/fake-session.ts';
import { membershipFixture } from '../test-support/membership-fixture.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { Page as Dashboard } from './dashboard/page.tsx';
import { Page as StaffChat } from './staff-chat/page.tsx';
import { Page as Team } from './team/page.tsx';

type Answers = Parameters<typeof fakeApi>[0];
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const rita = { id: 'member-rita', name: 'Rita' };
const room304 = { id: 'p304', label: 'Room 304', kind: 'room' as const };
const smoke = (alarm: Partial<Alarm> = {}) =>
  conversationFixture({
    id: 'c304',
    place: room304,
    alarm: alarmFixture({ raisedAt: fromNow(-72), ...alarm }),
  });
const flood = () =>
  conversationFixture({
    id: 'c501',
    place: { id: 'p501', label: 'Room 501', kind: 'room' },
    alarm: alarmFixture({
      kind: 'water',
      words: 'water comes through the ceiling',
      messageId: 'm-flood',
      raisedAt: fromNow(-10),
    }),
  });

function open(
  conversations: Conversation[],
  {
    answers = {},
    at = '/dashboard',
    Page = Dashboard,
  }: { answers?: Answers; at?: string; Page?: ComponentType } = {},
) {
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role: 'manager' })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [requestFixture()], cursor: '7' } }),
    'GET /api/staff/conversations': () => ({ ok: true, value: { conversations, cursor: '7' } }),
    'GET /api/staff/conversations/{id}': () => ({
      ok: true,
      value: {
        conversation: conversations[0] ?? conversationFixture(),
        messages: [messageFixture()],
        requests: [],
        cursor: '7',
      },
    }),
    'POST /api/staff/conversations/{id}/alarm': ({ body }) => ({
      ok: true,
      value:
        body.to === 'over'
          ? { ...smoke(), alarm: null }
          : smoke({ takenBy: { id: 'member-ana', name: 'Ana' }, takenAt: fromNow(0) }),
    }),
    ...answers,
  });
  const announce = jest.fn();
  const titles: Array<string | null> = [];
  const page = render(
    <TestShell
      at={at}
      services={shellServices({
        api: fake.api,
        session: signedInAsAna(),
        announce,
        setTitle: (title) => titles.push(title),
      })}
    >
      <Page />
    </TestShell>,
  );
  const becomes = (conversation: Conversation) =>
    act(() => fake.stream().emit({ type: 'conversation.updated', conversation }));
  return { ...fake, announce, titles, page, becomes };
}

const noBar = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^(Silence|Turn sound)/ })).toBeNull());

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('an alarm that nobody has', () => {
  test.each([
    ['the dashboard', '/dashboard', Dashboard],
    ['the staff chat', '/dashboard/staff-chat', StaffChat],
    ['the team page', '/dashboard/team', Team],
  ] as const)('is over everything on %s, with place, words and a running clock', async (_, at, Page) => {
    open([smoke()], { at, Page });
    const [first] = await screen.findAllByText(/Room 304: fire or smoke\./, { selector: 'strong' });
    const row = first?.closest('li');
    if (!row) throw new Error('The alarm has no row.');
    expect(row).toHaveTextContent(/1:1\d/);
    expect(row).toHaveTextContent('there is smoke in my room');
    expect(row).toHaveTextContent('Nobody has it yet');
    expect(within(row).getByRole('link', { name: 'Open chat: Room 304' })).toHaveAttribute(
      'href',
      '/dashboard/staff-chat?c=c304',
    );
    expect(within(row).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(within(row).getByRole('button', { name: 'I have it: Room 304' })).toBeVisible();
  });

  test('is the first row of the queue, whatever is filtered, and is in the tab’s title', async () => {
    const { titles } = open([smoke()], { at: '/dashboard?q=nothing-like-it' });
    const table = await screen.findByRole('table', { name: 'Requests' });
    await within(table).findByRole('row', { name: /Room 304/ });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Alarm 1:1\d.*Room 304.*smoke in my room/);
    await waitFor(() => expect(titles.at(-1)).toBe('Alarm: Room 304'));
  });

  test('is the first row of the chat list', async () => {
    const waiting = conversationFixture({ state: 'awaiting_human', waitingSince: fromNow(-900) });
    open([waiting, smoke()], { at: '/dashboard/staff-chat', Page: StaffChat });
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    const rows = await within(list).findAllByRole('link');
    expect(rows[0]).toHaveTextContent(/Room 304.*Alarm 1:1\d.*smoke in my room.*Nobody has it yet/);
    expect(rows[1]).toHaveTextContent('Room 204');
  });

  test('that is in doubt says so plainly', async () => {
    open([smoke({ certainty: 'possible' })]);
    expect(
      (await screen.findAllByText(/Room 304: may be in danger\./, { selector: 'strong' }))[0],
    ).toBeVisible();
    expect(screen.getByText(/The guest was asked whether they are safe/)).toBeVisible();
  });

  test('calls nobody out for water, which the property’s own people stop', async () => {
    open([flood()]);
    await screen.findAllByText(/Room 501: water coming in\./, { selector: 'strong' });
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  test('is said once to screen readers, not with every tick and not again on the next page', async () => {
    const { api, page } = open([smoke()]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Alarm. Room 304: fire or smoke. “there is smoke in my room”');
    const said = alert.textContent;
    await screen.findAllByText(/1:1[4-9]/, {}, { timeout: 6000 });
    expect(screen.getByRole('alert').textContent).toBe(said);
    expect(said).not.toMatch(/\d:\d\d/);
    page.unmount();
    render(
      <TestShell at="/dashboard/team" services={shellServices({ api, session: signedInAsAna() })}>
        <Team />
      </TestShell>,
    );
    await screen.findAllByText(/Room 304: fire or smoke\./, { selector: 'strong' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a new alarm does not hide an older one', async () => {
  const { becomes } = open([smoke()]);
  await screen.findAllByText(/Room 304: fire or smoke\./, { selector: 'strong' });
  becomes(flood());
  await screen.findAllByText(/Room 501: water coming in\./, { selector: 'strong' });
  const names = screen
    .getAllByText(/^Room \d+: .*\.$/, { selector: 'strong' })
    .map((name) => name.textContent);
  expect(names).toEqual(['Room 304: fire or smoke.', 'Room 501: water coming in.']);
});

test('an alarm that comes while something is pressed appears once the press has ended', async () => {
  const { becomes } = open([]);
  const row = await screen.findByRole('row', { name: /Towels/ });
  fireEvent.pointerDown(row);
  becomes(smoke());
  expect(screen.queryByText(/Room 304/)).toBeNull();
  fireEvent.pointerUp(row);
  expect((await screen.findAllByText(/Room 304/))[0]).toBeVisible();
});

describe('taking it', () => {
  const take = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'I have it: Room 304' });
    if (!button) throw new Error('Nothing to press.');
    await userEvent.click(button);
  };

  test('takes the bar away and leaves the row first, with who has it since when', async () => {
    const { calls } = open([smoke()]);
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

  test('by a colleague is said with their name', async () => {
    const { becomes, announce } = open([smoke()]);
    await screen.findAllByText(/Room 304: fire or smoke\./, { selector: 'strong' });
    becomes(smoke({ takenBy: rita, takenAt: fromNow(0) }));
    await waitFor(() => expect(announce).toHaveBeenCalledWith('Rita has it: Room 304, fire or smoke'));
    const table = screen.getByRole('table', { name: 'Requests' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Rita has it since \d\d:\d\d/);
  });

  test('that fails keeps the bar, says why and can be tried again', async () => {
    open([smoke()], {
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

test('that it is over is asked first', async () => {
  const { calls } = open([smoke({ takenBy: rita, takenAt: fromNow(-30) })]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'It is over: Room 304' }));
  const dialog = screen.getByRole('dialog', { name: 'Room 304: is everyone safe?' });
  expect(calls.some(({ key }) => key === 'POST /api/staff/conversations/{id}/alarm')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Yes, it is over' }));
  expect(calls.at(-1)?.input).toMatchObject({ body: { to: 'over' } });
  await waitFor(() => expect(screen.queryByText(/Room 304/)).toBeNull());
});

test('the open conversation shows its alarm, and the number to call', async () => {
  open([smoke({ takenBy: rita, takenAt: fromNow(-30) })], {
    at: '/dashboard/staff-chat?c=c304',
    Page: StaffChat,
  });
  const panel = await screen.findByRole('region', { name: 'Alarm in this conversation' });
  expect(panel).toHaveTextContent(/Alarm 1:1\d fire or smoke\. Rita has it since \d\d:\d\d\./);
  expect(within(panel).getByRole('link', { name: 'Call 112' })).toBeVisible();
});

test('an emergency request comes before everything that is only due', async () => {
  const doctor = requestFixture({
    id: 'r9',
    no: 50,
    title: 'Doctor',
    quantity: null,
    priority: 'emergency',
    promisedAt: null,
    state: 'acknowledged',
  });
  open([], {
    answers: {
      'GET /api/staff/requests': () => ({
        ok: true,
        value: { requests: [requestFixture(), doctor], cursor: '7' },
      }),
    },
  });
  await screen.findByRole('row', { name: /Doctor/ });
  expect(within(screen.getByRole('table', { name: 'Requests' })).getAllByRole('row')[1]).toHaveTextContent(
    'Doctor',
  );
});
