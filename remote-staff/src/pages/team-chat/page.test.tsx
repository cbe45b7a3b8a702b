import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { channelFixture, teamMessageFixture } from '../../test-support/team-fixture.ts';
import { everyone, field, openTeamChat, people } from './open-team-chat.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

test('channels show the last line and what is unread, and which of it is for the reader', async () => {
  openTeamChat(
    {
      'GET /api/staff/channels': () => ({
        ok: true,
        value: { channels: [everyone, channelFixture({ unread: 3, unreadForCaller: 1 })], people },
      }),
    },
    { at: '/dashboard/team-chat' },
  );
  const list = await screen.findByRole('navigation', { name: 'Team channels' });
  expect(await within(list).findByRole('link', { name: /Housekeeping .*@ 3 unread, for you/ })).toBeVisible();
  expect(within(list).getByRole('link', { name: /Everyone Nothing written yet\./ })).toBeVisible();
  expect(screen.getByText('Choose a channel to read.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Team chat 1 unread for you/ })).toBeVisible();
});

test('an opened channel has a line where the unread messages begin, and is read from then on', async () => {
  const { sent } = openTeamChat(
    {},
    { messages: [teamMessageFixture(), teamMessageFixture({ no: 2, body: 'And the towels' })] },
  );
  const channel = await screen.findByRole('region', { name: 'Channel Housekeeping' });
  const lines = within(channel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/The linen is here/),
    'New',
    expect.stringMatching(/And the towels/),
  ]);
  await waitFor(() =>
    expect(sent('POST /api/staff/channels/{id}/read')[0]?.input).toMatchObject({ body: { upTo: 2 } }),
  );
});

test('news of the channel over the stream load it again, and news of others do not', async () => {
  const { stream, stored, sent } = openTeamChat();
  await field();
  await waitFor(() => stream());
  const before = sent('GET /api/staff/channels/{id}').length;
  act(() => stream().emit({ type: 'team.updated', channelId: 'd-spa', isNew: false }));
  stored.push(teamMessageFixture({ no: 2, body: 'Lift works again' }));
  act(() => stream().emit({ type: 'team.updated', channelId: 'd-housekeeping', isNew: false }));
  expect(await screen.findByText('Lift works again')).toBeVisible();
  expect(sent('GET /api/staff/channels/{id}')).toHaveLength(before + 1);
});

test('a channel with a person is opened from the list of colleagues', async () => {
  const direct = channelFixture({
    id: 'x1',
    kind: 'direct',
    name: 'Eva Lima',
    with: 'member-eva',
    last: null,
  });
  const { sent } = openTeamChat(
    {
      'POST /api/staff/channels': () => ({ ok: true, value: direct }),
      'GET /api/staff/channels/{id}': () => ({
        ok: true,
        value: { channel: direct, messages: [], more: false, people },
      }),
    },
    { at: '/dashboard/team-chat' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Write to a colleague' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Eva Lima off duty' }));
  expect(await screen.findByRole('region', { name: 'Channel Eva Lima' })).toHaveTextContent(
    'Only the two of you',
  );
  expect(sent('POST /api/staff/channels')[0]?.input).toMatchObject({ body: { memberId: 'member-eva' } });
});

test('without access, a closed channel and a failure each say what to do', async () => {
  openTeamChat({
    'GET /api/staff/channels/{id}': () => ({ ok: false, error: problemFixture('not-found', 404) }),
  });
  expect(await screen.findByText('This channel is not one of yours')).toBeVisible();
});

test('a channel with a person who has left can be read and not written to', async () => {
  const gone = channelFixture({ kind: 'direct', name: 'Rui', open: false });
  openTeamChat({
    'GET /api/staff/channels/{id}': () => ({
      ok: true,
      value: { channel: gone, messages: [teamMessageFixture()], more: false, people: [] },
    }),
  });
  expect(await screen.findByText(/Rui has no access any more/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the list that cannot be loaded offers to try again', async () => {
  openTeamChat(
    { 'GET /api/staff/channels': () => ({ ok: false, error: problemFixture('unreachable', 503) }) },
    { at: '/dashboard/team-chat' },
  );
  expect(await screen.findByText('The channels could not be loaded')).toBeVisible();
});

test('developers read that it is not for their role', async () => {
  openTeamChat(
    { 'GET /api/staff/channels': () => ({ ok: false, error: problemFixture('forbidden', 403) }) },
    { role: 'developer' },
  );
  expect(await screen.findByText(/Developers have no access to it/)).toBeVisible();
});
