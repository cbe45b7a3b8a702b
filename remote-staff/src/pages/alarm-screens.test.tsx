import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { conversationFixture } from '../test-support/conversation-fixture.ts';
import { signedInAsAna } from '../test-support/fake-session.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { Page as Dashboard } from './dashboard/page.tsx';
import { flood, fromNow, openAlarmPage, rita, smoke } from './open-alarm-page.tsx';
import { Page as StaffChat } from './staff-chat/page.tsx';
import { Page as Team } from './team/page.tsx';

const NOW = Date.parse('2026-03-15T12:00:00.000Z');

beforeAll(fakeDialogs);
beforeEach(() => {
  localStorage.clear();
  // Stopped: the clock of an alarm must not count how long the page takes to appear.
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('an untaken alarm', () => {
  test.each([
    ['the dashboard', '/dashboard', Dashboard],
    ['the staff chat', '/dashboard/staff-chat', StaffChat],
    ['the team page', '/dashboard/team', Team],
  ] as const)('is above everything on %s, with place, words and a running clock', async (_, at, Page) => {
    openAlarmPage([smoke()], { at, Page });
    const [first] = await screen.findAllByText(/Room 304: fire or smoke\./, { selector: 'strong' });
    const row = first?.closest('li');
    if (!row) throw new Error('The alarm has no row.');
    expect(row).toHaveTextContent('1:12');
    expect(row).toHaveTextContent('there is smoke in my room');
    expect(row).toHaveTextContent('Nobody has it yet');
    expect(within(row).getByRole('link', { name: 'Open chat: Room 304' })).toHaveAttribute(
      'href',
      '/dashboard/staff-chat?c=c304',
    );
    expect(within(row).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(within(row).getByRole('button', { name: 'I have it: Room 304' })).toBeVisible();
  });

  test('is the first row of the queue, with any filter, and is in the tab’s title', async () => {
    const { titles } = openAlarmPage([smoke()], { at: '/dashboard?q=nothing-like-it' });
    const table = await screen.findByRole('table', { name: 'Requests' });
    await within(table).findByRole('row', { name: /Room 304/ });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Alarm 1:12.*Room 304.*smoke in my room/);
    await waitFor(() => expect(titles.at(-1)).toBe('Alarm: Room 304'));
    expect(screen.getByText('Nothing found for “nothing-like-it”')).toBeVisible();
  });

  test('is not said a second time above the queue', async () => {
    openAlarmPage([smoke()], { at: '/dashboard' });
    const table = await screen.findByRole('table', { name: 'Requests' });
    await within(table).findByRole('row', { name: /Room 304/ });
    expect(screen.queryByRole('region', { name: /Escalated/ })).toBeNull();
  });

  test('is the first row of the chat list', async () => {
    const waiting = conversationFixture({ state: 'awaiting_human', waitingSince: fromNow(-900) });
    openAlarmPage([waiting, smoke()], { at: '/dashboard/staff-chat', Page: StaffChat });
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    const rows = await within(list).findAllByRole('link');
    expect(rows[0]).toHaveTextContent(/Room 304.*Alarm 1:12.*smoke in my room.*Nobody has it yet/);
    expect(rows[1]).toHaveTextContent('Room 204');
  });

  test('that is uncertain says so', async () => {
    openAlarmPage([smoke({ certainty: 'possible' })]);
    expect(
      (await screen.findAllByText(/Room 304: may be in danger\./, { selector: 'strong' }))[0],
    ).toBeVisible();
    expect(screen.getByText(/The guest was asked whether they are safe/)).toBeVisible();
  });

  test('suggests no emergency call for water, which the property’s own people stop', async () => {
    openAlarmPage([flood()]);
    await screen.findAllByText(/Room 501: water coming in\./, { selector: 'strong' });
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  test('is announced once to screen readers, not with every tick and not again on the next page', async () => {
    const { api, page } = openAlarmPage([smoke()]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Alarm. Room 304: fire or smoke. “there is smoke in my room”');
    const said = alert.textContent;
    jest.mocked(Date.now).mockReturnValue(NOW + 2_000);
    await screen.findAllByText(/1:14/);
    expect(screen.getByRole('alert').textContent).toBe(said);
    expect(said).not.toMatch(/\d:\d\d/);
    page.unmount();
    render(
      <TestShell at="/dashboard/team" services={shellServices({ api, session: signedInAsAna() })}>
        <Team />
      </TestShell>,
    );
    await screen.findAllByText(/Room 304: fire or smoke\./, { selector: 'strong' });
    // Alerts of the team page itself may be there: what it loads is refused here.
    expect(screen.queryAllByRole('alert').filter((one) => /Room 304/.test(one.textContent ?? ''))).toEqual(
      [],
    );
  });
});

test('a new alarm does not hide an older one', async () => {
  const { becomes } = openAlarmPage([smoke()]);
  await screen.findAllByText(/Room 304: fire or smoke\./, { selector: 'strong' });
  becomes(flood());
  await screen.findAllByText(/Room 501: water coming in\./, { selector: 'strong' });
  const names = screen
    .getAllByText(/^Room \d+: .*\.$/, { selector: 'strong' })
    .map((name) => name.textContent);
  expect(names).toEqual(['Room 304: fire or smoke.', 'Room 501: water coming in.']);
});

test('with many alarms the bar and the tab show their number and the newest', async () => {
  const many = [1, 2, 3, 4].map((no) => {
    const place = { id: `p${no}`, label: `Room ${no}0`, kind: 'room' as const };
    const raisedAt = fromNow(no === 3 ? -5 : -60 - no);
    return { ...smoke({ messageId: `m${no}`, raisedAt }), id: `c${no}`, place };
  });
  const { titles } = openAlarmPage(many);
  const count = await screen.findByText('4 alarms that nobody has.');
  expect(count.closest('p')).toHaveTextContent('The newest: Room 30, fire or smoke');
  expect(screen.getByRole('link', { name: 'Room 30, fire or smoke' })).toHaveAttribute(
    'href',
    '/dashboard/staff-chat?c=c3',
  );
  await waitFor(() => expect(titles.at(-1)).toBe('4 alarms, the newest: Room 30'));
});

test('an alarm that arrives during a press appears after it', async () => {
  const { becomes } = openAlarmPage([]);
  const row = await screen.findByRole('row', { name: /Towels/ });
  fireEvent.pointerDown(row);
  becomes(smoke());
  expect(screen.queryByText(/Room 304/)).toBeNull();
  fireEvent.pointerUp(row);
  expect((await screen.findAllByText(/Room 304/))[0]).toBeVisible();
});

test('the open conversation shows its alarm, and the number to call', async () => {
  openAlarmPage([smoke({ takenBy: rita, takenAt: fromNow(-30) })], {
    at: '/dashboard/staff-chat?c=c304',
    Page: StaffChat,
  });
  const panel = await screen.findByRole('region', { name: 'Alarm in this conversation' });
  expect(panel).toHaveTextContent(/Alarm 1:12 fire or smoke\. Rita has it since 11:59\./);
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
  openAlarmPage([], {
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
