import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { problemOf } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { arrive, started } from './arrive.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('after Continue the guest can type at once, and the session’s start moves neither focus nor caret', async () => {
  const { user, box, answer } = await arrive();
  await user.type(box, 'Two towels');
  (box as HTMLTextAreaElement).setSelectionRange(3, 3);
  await answer(started);
  expect(await screen.findByRole('button', { name: 'Towels' })).toBeVisible();
  expect(box).toBeInTheDocument();
  expect(box).toHaveFocus();
  expect(box).toHaveValue('Two towels');
  expect((box as HTMLTextAreaElement).selectionStart).toBe(3);
  expect(localStorage.getItem('bellkey:draft:conversation-1')).toBe('Two towels');
  expect(sessionStorage.length).toBe(0);
});

test('what is sent without a session waits visibly, and is sent once there is one', async () => {
  const { api, user, box, answer } = await arrive();
  await user.type(box, 'Two towels{Enter}');
  expect(screen.getByText('Two towels')).toBeVisible();
  expect(api.of('POST /api/guest/messages')).toEqual([]);
  await answer(started);
  await waitFor(() => expect(api.of('POST /api/guest/messages')).toHaveLength(1));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.getAllByText('Two towels')).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.includes('outbox'))).toEqual([]);
});

test('nothing that needs a session can be pressed before there is one', async () => {
  const { api, user } = await arrive();
  await user.click(screen.getByRole('button', { name: 'Talk to a person' }));
  expect(screen.getByRole('button', { name: 'Services' })).toBeDisabled();
  expect(api.calls.map(({ key }) => key)).toEqual(['POST /api/qr/resolve', 'POST /api/guest/session']);
});

test('an outage leads back to the question, which says so; the typed text is there on the next try', async () => {
  const { api, user, box, answer } = await arrive();
  await user.type(box, 'Two towels');
  await answer({ ok: false, error: problemOf('unreachable', 0) });
  expect(await screen.findByRole('alert')).toHaveTextContent('detail of unreachable');
  api.answer('POST /api/guest/session', sampleSession);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('textbox', { name: 'Message to Hotel Aurora' })).toHaveValue('Two towels');
});

test('a code that was switched off meanwhile is reported as such', async () => {
  const { api, answer } = await arrive();
  api.refuse('POST /api/qr/resolve', 'inactive-code', 410);
  await answer({ ok: false, error: problemOf('inactive-code', 410) });
  expect(await screen.findByText('This code is no longer in use')).toBeVisible();
});

test('photos can be added once the session has started, as each belongs to its conversation', async () => {
  await import('../../features/photos/photos.tsx');
  const { answer } = await arrive();
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryByRole('button', { name: 'Add a photo' })).toBeNull();
  await answer(started);
  expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeVisible();
});
