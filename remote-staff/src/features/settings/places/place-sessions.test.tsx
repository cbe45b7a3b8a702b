import type { OpenSession } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../../test-support/fake-api.ts';
import { PlaceSessions } from './place-sessions.tsx';

const session = (id: string, overrides: Partial<OpenSession> = {}): OpenSession => ({
  id,
  assurance: 'L1',
  language: 'pt',
  startedAt: '2026-03-15T08:00:00.000Z',
  lastSeenAt: '2026-03-15T09:00:00.000Z',
  expiresAt: '2026-03-16T09:00:00.000Z',
  push: false,
  conversationId: `c-${id}`,
  hasMessages: false,
  ...overrides,
});

function open(sessions: OpenSession[], answers: Parameters<typeof fakeApi>[0] = {}) {
  let left = [...sessions];
  const fake = fakeApi({
    'GET /api/staff/places/{id}/sessions': () => ({
      ok: true,
      value: { sessions: [...left], open: left.length },
    }),
    'POST /api/staff/guest-sessions/{id}/end': ({ params }) => {
      left = left.filter(({ id }) => id !== params.id);
      return { ok: true, value: undefined };
    },
    'POST /api/staff/places/{id}/sessions/end': () => {
      const ended = left.length;
      left = [];
      return { ok: true, value: { ended } };
    },
    ...answers,
  });
  render(
    <TestShell services={shellServices({ api: fake.api })}>
      <PlaceSessions
        propertyId="aurora"
        timeZone="Europe/Lisbon"
        place={{ id: 'room-204', label: 'Room 204' }}
      />
    </TestShell>,
  );
  return { ...fake, sent: (key: string) => fake.calls.filter((call) => call.key === key) };
}

test('each phone shows its language, how sure it is, and its conversation', async () => {
  open([
    session('s1', { push: true, hasMessages: true }),
    session('s2', { assurance: 'L2', language: 'xx' }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Phone 1 Portuguese');
  expect(first).toHaveTextContent('Scanned the code. Gets notifications.');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Conversation of phone 1' })).toHaveAttribute(
    'href',
    '/dashboard/staff-chat?c=c-s1',
  );
  expect(second).toHaveTextContent('Verified to a stay.');
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
});

test('one phone is disconnected after a question that says what it means', async () => {
  const { sent } = open([session('s1'), session('s2')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect phone 2' }));
  const question = screen.getByRole('region', { name: 'Disconnect this phone' });
  expect(question).toHaveTextContent('This cannot be undone');
  await userEvent.click(within(question).getByRole('button', { name: 'Keep connected' }));
  expect(sent('POST /api/staff/guest-sessions/{id}/end')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect phone 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect this phone' }));
  expect(await screen.findByText('The phone is disconnected.')).toBeVisible();
  expect(sent('POST /api/staff/guest-sessions/{id}/end')[0]?.input).toMatchObject({ params: { id: 's2' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('all phones are disconnected at once', async () => {
  const { sent } = open([session('s1'), session('s2')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect all 2 phones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect all 2 phones' }));
  expect(await screen.findByText(/No phone is connected here/)).toBeVisible();
  expect(sent('POST /api/staff/places/{id}/sessions/end')[0]?.input).toMatchObject({
    params: { id: 'room-204' },
  });
});

test('a phone that has ended meanwhile counts as disconnected; another failure is shown', async () => {
  let code = 'not-found';
  open([session('s1')], {
    'POST /api/staff/guest-sessions/{id}/end': () => ({ ok: false, error: problemFixture(code, 404) }),
  });
  const end = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect phone 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect this phone' }));
  };
  await end();
  expect(await screen.findByText('The phone is disconnected.')).toBeVisible();
  code = 'unreachable';
  await end();
  expect(await screen.findByText('It was not disconnected')).toBeVisible();
});

test('a list that cannot be loaded can be loaded again', async () => {
  let fails = true;
  open([session('s1')], {
    'GET /api/staff/places/{id}/sessions': () =>
      fails
        ? { ok: false, error: problemFixture('unreachable', 503) }
        : { ok: true, value: { sessions: [session('s1')], open: 1 } },
  });
  expect(await screen.findByText('The connected phones could not be loaded')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Phone 1', { exact: false })).toBeVisible();
});
