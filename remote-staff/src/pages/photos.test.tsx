import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageFixture } from '../test-support/conversation-fixture.ts';
import { problemFixture } from '../test-support/fake-api.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { openDashboard } from './dashboard/open-dashboard.tsx';
import { openStaffChat, waiting } from './staff-chat/open-staff-chat.tsx';

const photo = { id: 'photo-1', width: 1024, height: 2048 };
const NAME = 'Photo from Room 204, 09:00';
const picture = { ok: true as const, value: new Blob(['jpeg'], { type: 'image/jpeg' }) };

beforeAll(() => {
  fakeDialogs();
  let urls = 0;
  URL.createObjectURL = () => {
    urls += 1;
    return `blob:photo-${urls}`;
  };
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => localStorage.clear());

test('a photo in a conversation says whose it is, opens whole by keyboard, and closes', async () => {
  const asked: unknown[] = [];
  openStaffChat(
    {
      'GET /api/staff/conversations/{id}': () => ({
        ok: true,
        value: {
          conversation: waiting(),
          messages: [messageFixture({ body: '', parts: [{ kind: 'photo', photo }] })],
          requests: [],
          cursor: '7',
        },
      }),
      'GET /api/staff/photos/{id}': (input) => {
        asked.push(input);
        return picture;
      },
    },
    '/dashboard/staff-chat?c=c1',
  );
  const thumbnail = await screen.findByRole('button', { name: NAME });
  thumbnail.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: NAME });
  expect(await within(dialog).findByRole('img', { name: NAME })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(asked).toMatchObject([
    { params: { id: 'photo-1' }, query: { size: 'thumbnail' } },
    { params: { id: 'photo-1' }, query: { size: 'full' } },
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: NAME })).toBeNull();
});

test('a request has its photos, and one that does not load can be loaded again', async () => {
  let works = false;
  const request = requestFixture({
    photos: [{ photo, takenFrom: 'm1', sentAt: '2026-03-15T09:00:00.000Z' }],
  });
  openDashboard(
    {
      'GET /api/staff/requests': () => ({ ok: true, value: { requests: [request], cursor: '7' } }),
      'GET /api/staff/photos/{id}': () =>
        works ? picture : { ok: false, error: problemFixture('unreachable', 0) },
    },
    `/dashboard?r=${request.id}`,
  );
  const details = await screen.findByRole('complementary', { name: 'Request details' });
  expect(await within(details).findByRole('alert')).toHaveTextContent(`${NAME}: It did not load.`);
  works = true;
  await userEvent.click(within(details).getByRole('button', { name: 'Try again' }));
  expect(await within(details).findByRole('img', { name: NAME })).toBeVisible();
});
