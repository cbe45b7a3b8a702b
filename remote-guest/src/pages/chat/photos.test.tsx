import type { Message } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { fakePictures } from '../../test-support/fake-pictures.ts';
import { sampleMessage, sampleRequest } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { echo, openChatPage, readyApi } from './open-chat-page.tsx';

const PHOTO = { id: 'photo-1', width: 2048, height: 512 };
const tap = new File(['raw'], 'tap.heic', { type: 'image/png' });

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
  fakePictures();
});

function open(api = readyApi().answer('POST /api/guest/photos', PHOTO)) {
  const page = openChatPage(api);
  const add = async (file = tap) => {
    await screen.findByRole('button', { name: 'Add a photo' });
    const picker = document.querySelector('input[type=file]');
    if (!(picker instanceof HTMLInputElement)) throw new Error('No picker');
    await page.user.upload(picker, file);
  };
  return { ...page, add };
}

describe('a photo', () => {
  test('is scaled, shown, and sent with the words of the composer', async () => {
    const { api, user, box, add, announced } = open();
    await add();
    expect(await screen.findByAltText('Photo that is not sent yet')).toBeVisible();
    expect(announced).toContain('Your photo is added. Write what it is about, or send it as it is.');
    await user.type(await box(), 'the tap drips{Enter}');
    await waitFor(() => expect(api.of('POST /api/guest/messages')).toHaveLength(1));
    const [{ upload: picture, query }] = api
      .of('POST /api/guest/photos')
      .map(({ input }) => input as { upload: Blob; query: { clientId: string } }) as [
      { upload: Blob; query: { clientId: string } },
    ];
    expect([picture.type, picture.size]).toEqual(['image/jpeg', '2048x512'.length]);
    expect(api.of('POST /api/guest/messages')[0]).toMatchObject({
      input: { body: { clientId: query.clientId, body: 'the tap drips', photoIds: ['photo-1'] } },
      idempotencyKey: query.clientId,
    });
    expect(await box()).toHaveValue('');
    await waitFor(() => expect(screen.queryByAltText('Photo that is not sent yet')).toBeNull());
  });

  test('can be pasted, removed, and sent without words', async () => {
    const { api, user, box } = open();
    await screen.findByRole('button', { name: 'Add a photo' });
    const paste = async () =>
      fireEvent.paste(await box(), { clipboardData: { files: [tap], types: ['Files'] } });
    await paste();
    await user.click(await screen.findByRole('button', { name: 'Remove the photo' }));
    expect(screen.queryByAltText('Photo that is not sent yet')).toBeNull();
    await paste();
    await user.click(await screen.findByRole('button', { name: 'Send the photo' }));
    await waitFor(() => expect(api.of('POST /api/guest/messages')).toHaveLength(1));
    expect(api.of('POST /api/guest/messages')[0]?.input).toMatchObject({ body: { body: '' } });
  });

  test('that this browser cannot open is refused with advice, until another message is sent', async () => {
    const { add, api, user } = open();
    globalThis.createImageBitmap = async () => {
      throw new DOMException('damaged');
    };
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot open this file as a photo.');
    expect(api.of('POST /api/guest/photos')).toHaveLength(0);
    await user.type(screen.getByRole('textbox'), 'Two towels please');
    expect(screen.getByRole('alert')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/We cannot open this file/)).toBeNull());
  });

  test('that the API refuses stays with a reason, and can be sent again', async () => {
    const api = readyApi().refuse('POST /api/guest/photos', 'photo-unreadable', 422);
    const { user, add } = open(api);
    await add();
    await user.click(await screen.findByRole('button', { name: 'Send the photo' }));
    expect(await screen.findByText(/This photo was not taken/)).toBeVisible();
    api.answer('POST /api/guest/photos', PHOTO);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.of('POST /api/guest/messages')).toHaveLength(1));
  });

  test('is not lost when the desk ends the session while it is uploaded', async () => {
    const api = readyApi().refuse('POST /api/guest/photos', 'session-expired', 401);
    const { user, add } = open(api);
    await add();
    await user.click(await screen.findByRole('button', { name: 'Send the photo' }));
    expect(await screen.findByText(/Your visit has ended, so this photo was not sent/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
    await waitFor(() => expect(screen.queryByText(/Your visit has ended, so/)).toBeNull());
  });

  test('is not lost when the desk ends the session before it is sent', async () => {
    const { api, user, box, add, emit } = open();
    await add();
    await user.type(await box(), 'the tap drips');
    emit({ type: 'session.ended', reason: 'revoked' });
    expect(await screen.findByText(/Your visit has ended, so this photo was not sent/)).toBeVisible();
    expect(screen.getByText('the tap drips')).toBeVisible();
    expect(api.of('POST /api/guest/photos')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
    await waitFor(() => expect(screen.queryByText(/Your visit has ended, so/)).toBeNull());
  });

  test('in the log has a name, opens whole in a dialog, and can be loaded again', async () => {
    const message: Message = sampleMessage({
      id: 'm-photo',
      body: '',
      sender: { kind: 'guest', name: null },
      parts: [{ kind: 'photo', photo: PHOTO }],
      createdAt: '2026-03-15T14:02:00.000Z',
    });
    const api = readyApi()
      .answerWith('POST /api/guest/messages', echo)
      .refuse('GET /api/guest/photos/{id}', 'unreachable', 0);
    const { user, emit, box } = openChatPage(api);
    await box();
    emit({ type: 'message.created', message });
    expect(await screen.findByText(/The photo did not load/)).toBeVisible();
    api.answer('GET /api/guest/photos/{id}', new Blob(['jpeg'], { type: 'image/jpeg' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Photo that you sent, 14:02' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photo that you sent, 14:02' });
    expect(await within(dialog).findByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(api.of('GET /api/guest/photos/{id}').at(-1)?.input).toMatchObject({ query: { size: 'full' } });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a request that staff raised for the guest shows their photos on its card, and not the guest’s own again', async () => {
  const sentAt = '2026-03-15T14:03:00.000Z';
  const photos = [
    { photo: { id: 'p-guest', width: 400, height: 300 }, takenFrom: 'message-1', sentAt },
    { photo: { id: 'p-staff', width: 400, height: 300 }, takenFrom: null, sentAt },
  ];
  const request = sampleRequest({ title: 'Cracked basin', photos });
  const parts = [{ kind: 'request' as const, requestId: request.id }];
  const messages = [sampleMessage({ sender: { kind: 'system', name: null }, parts })];
  const api = readyApi()
    .answer('GET /api/guest/conversation', sampleSnapshot({ messages, requests: [request] }))
    .answer('GET /api/guest/photos/{id}', new Blob(['jpeg']));
  open(api);
  const card = within(await screen.findByRole('article', { name: /Cracked basin/ }));
  expect(await card.findByAltText(/^Photo from the staff, /)).toBeVisible();
  expect(card.queryByAltText(/^Photo that you sent/)).toBeNull();
});
