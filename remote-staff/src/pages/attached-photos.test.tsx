import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageFixture } from '../test-support/conversation-fixture.ts';
import { problemFixture } from '../test-support/fake-api.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { openDashboard, rowOf } from './dashboard/open-dashboard.tsx';
import { openStaffChat, waiting } from './staff-chat/open-staff-chat.tsx';

const photo = { id: 'p1', width: 4, height: 3 };
const file = new File(['jpeg'], 'tap.jpg', { type: 'image/jpeg' });
const picture = { ok: true as const, value: new Blob(['jpeg'], { type: 'image/jpeg' }) };

beforeAll(() => {
  fakeDialogs();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  // What a browser does with a picture, and jsdom does not.
  globalThis.createImageBitmap = (async () => ({ width: 4, height: 3, close: () => undefined })) as never;
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
  })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['small'], { type: 'image/jpeg' }));
});
beforeEach(() => localStorage.clear());

const choose = async () =>
  userEvent.upload(await screen.findByLabelText('Add photos', { selector: 'input' }), file);

const form = {
  'GET /api/staff/request-form': () => ({
    ok: true as const,
    value: {
      services: [
        {
          key: 'towels',
          title: 'Towels',
          kind: 'deliver' as const,
          department: { key: 'housekeeping', name: 'Housekeeping' },
          maxQuantity: 10,
        },
      ],
      places: [{ id: 'p204', label: 'Room 204', kind: 'room' as const, floor: '2', conversationId: 'c1' }],
    },
  }),
};

test('a request is raised with photos, and says who sees them', async () => {
  let uploads = 0;
  const { calls } = openDashboard({
    ...form,
    'POST /api/staff/photos': () => {
      uploads += 1;
      return uploads === 1 ? { ok: false, error: problemFixture('offline', 0) } : { ok: true, value: photo };
    },
    'POST /api/staff/requests': () => ({ ok: true, value: requestFixture({ no: 57 }) }),
  });
  await rowOf(/Towels/);
  await userEvent.keyboard('n');
  const dialog = await screen.findByRole('dialog', { name: 'New request' });
  await userEvent.type(await within(dialog).findByRole('combobox', { name: 'Place' }), '204');
  await userEvent.type(within(dialog).getByRole('combobox', { name: 'Service' }), 'tow');
  expect(await within(dialog).findByText('Only the staff see them.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'The guest, too, in their chat' }));
  expect(within(dialog).getByText('The guest sees them, too.')).toBeVisible();
  await choose();
  await within(dialog).findByRole('button', { name: 'Try again: photo 1' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Raise it' }));
  expect(within(dialog).getByText('A photo was not uploaded. Try it again, or remove it.')).toBeVisible();
  expect(calls.filter(({ key }) => key === 'POST /api/staff/requests')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again: photo 1' }));
  await within(dialog).findByText('Ready to send');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Raise it' }));
  expect(calls.find(({ key }) => key === 'POST /api/staff/requests')?.input).toMatchObject({
    body: { conversationId: 'c1', photoIds: ['p1'] },
  });
});

test('a note has photos and needs no words; an answer to the guest has none', async () => {
  const { calls } = openStaffChat(
    {
      'GET /api/staff/conversations/{id}': () => ({
        ok: true,
        value: { conversation: waiting(), messages: [], requests: [], cursor: '7' },
      }),
      'GET /api/staff/photos/{id}': () => picture,
      'POST /api/staff/photos': () => ({ ok: true, value: photo }),
      'POST /api/staff/conversations/{id}/notes': ({ body }) => ({
        ok: true,
        value: messageFixture({
          clientId: body.clientId,
          body: '',
          visibility: 'internal',
          sender: { kind: 'staff', name: 'Ana' },
          parts: [{ kind: 'photo', photo }],
        }),
      }),
    },
    '/dashboard/staff-chat?c=c1',
  );
  await screen.findByRole('textbox', { name: 'Answer to the guest' });
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  await choose();
  await screen.findByText('Ready to send');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByRole('button', { name: /^Photo by the staff for Room 204/ })).toBeVisible();
  expect(calls.find(({ key }) => key.endsWith('/notes'))?.input).toMatchObject({
    params: { id: 'c1' },
    body: { body: '', photoIds: ['p1'] },
  });
  expect(screen.queryByRole('list', { name: 'Photos to send' })).toBeNull();
});
