import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { setOnline } from '../../test-support/set-online.ts';
import { openChatPage } from './open-chat-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

test('the words about the connection, which differ in length, do not change during a press', async () => {
  const { api, box } = openChatPage();
  await box();
  const becomes = (state: { status: 'live' } | { status: 'waiting'; retryAt: number }) =>
    act(() => api.streams.at(-1)?.onState(state));
  becomes({ status: 'live' });
  const log = screen.getByRole('log');
  expect(screen.getByText('Connected')).toBeVisible();
  fireEvent.pointerDown(log);
  becomes({ status: 'waiting', retryAt: 0 });
  expect(screen.getByText('Connected')).toBeVisible();
  fireEvent.pointerUp(log);
  expect(await screen.findByText('Reconnecting')).toBeVisible();
});
