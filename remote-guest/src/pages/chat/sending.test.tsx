import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { setOnline } from '../../test-support/set-online.ts';
import { echo, openChatPage, readyApi } from './open-chat-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('sending', () => {
  test('shows the message before the API has answered, with its client id as the idempotency key', async () => {
    let answer: (value: ReturnType<typeof echo>) => void = () => undefined;
    const api = readyApi().answerWith(
      'POST /api/guest/messages',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user, box } = openChatPage(api);
    await user.type(await box(), 'Two towels{Enter}');
    expect(screen.getByText('Two towels')).toBeVisible();
    expect(screen.getByText('Sending')).toBeVisible();
    expect(await box()).toHaveValue('');
    const [call] = api.of('POST /api/guest/messages');
    expect(call?.input).toMatchObject({ body: { body: 'Two towels', clientId: call?.idempotencyKey } });
    await act(async () => answer(echo(call?.input)));
    expect(screen.getByText('Sent')).toBeVisible();
    expect(screen.getAllByText('Two towels')).toHaveLength(1);
  });

  test('Shift and Enter begins a new line', async () => {
    const { user, box, api } = openChatPage();
    await user.type(await box(), 'one{Shift>}{Enter}{/Shift}two');
    expect(await box()).toHaveValue('one\ntwo');
    expect(api.of('POST /api/guest/messages')).toHaveLength(0);
  });

  test('a refused message keeps its text, says why, and can be edited', async () => {
    const api = readyApi().refuse('POST /api/guest/messages', 'bad-input', 422);
    const { user, box } = openChatPage(api);
    await user.type(await box(), 'hm{Enter}');
    expect(await screen.findByText(/Not sent. detail of bad-input/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await box()).toHaveValue('hm');
    expect(screen.queryByText(/Not sent/)).toBeNull();
  });

  test('a refused message can be tried again, or deleted', async () => {
    const api = readyApi().refuse('POST /api/guest/messages', 'bad-input', 422);
    const { user, box } = openChatPage(api);
    await user.type(await box(), 'first{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('first')).toBeNull();
    await user.type(await box(), 'second{Enter}');
    api.answerWith('POST /api/guest/messages', echo);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Sent')).toBeVisible();
  });

  test('offline says what will happen, keeps the message over a reload, and sends it when back', async () => {
    setOnline(false);
    const api = readyApi().refuse('POST /api/guest/messages', 'offline', 0);
    const { user, box, page, holds } = openChatPage(api);
    await user.type(await box(), 'Two towels{Enter}');
    expect(await screen.findByText('You’re offline. 1 message will be sent when you’re back.')).toBeVisible();
    expect(screen.getByText('Not sent yet')).toBeVisible();
    expect(holds).toContain('unsent-message');
    page.unmount();

    const later = openChatPage(api);
    expect(await screen.findByText('Two towels')).toBeVisible();
    api.answerWith('POST /api/guest/messages', echo);
    setOnline(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Sent')).toBeVisible();
    await waitFor(() => expect(later.holds.size).toBe(0));
    const keys = new Set(api.of('POST /api/guest/messages').map(({ idempotencyKey }) => idempotencyKey));
    expect(keys.size).toBe(1);
  });

  test('a message longer than 2,000 characters is not sent and not cut', async () => {
    const { user, box, api } = openChatPage();
    const input = await box();
    await user.click(input);
    await user.paste('x'.repeat(1800));
    expect(screen.getByText('1,800 of 2,000 characters')).toBeVisible();
    await user.paste('x'.repeat(212));
    expect(screen.getByText(/12 characters too many/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('x'.repeat(2012));
    expect(api.of('POST /api/guest/messages')).toHaveLength(0);
  });

  test('a draft is there again after a reload, and holds the page while it is there', async () => {
    const { user, box, page, holds } = openChatPage();
    await user.type(await box(), 'And could you');
    expect(holds).toContain('draft');
    page.unmount();
    const later = openChatPage();
    expect(await later.box()).toHaveValue('And could you');
  });
});
