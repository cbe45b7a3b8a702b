import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { problemOf } from '../../test-support/api-double.ts';
import {
  sampleConversation,
  sampleMessage,
  sampleRequest,
  sampleSession,
} from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openChatPage, readyApi } from './open-chat-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('opening', () => {
  test('says where the guest is, that a machine answers, and how to reach a person', async () => {
    openChatPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotel Aurora' })).toBeVisible();
    expect(screen.getByText(/Room 204/)).toBeVisible();
    expect(screen.getByText(/AI assistant. Answers from Hotel Aurora’s information/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Talk to a person' })).toBeEnabled();
    expect(screen.getByText('Connected')).toBeVisible();
  });

  test('a first visit offers something to begin with, which is sent when chosen', async () => {
    const { user, api } = openChatPage();
    await user.click(await screen.findByRole('button', { name: 'Towels' }));
    expect(await screen.findByText('Could I have fresh towels, please?')).toBeVisible();
    expect(api.of('POST /api/guest/messages')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Towels' })).toBeNull();
  });

  test('at a table it offers the menu, and nothing that a room needs', async () => {
    const place = { id: 'table-4', label: 'Table 4', kind: 'table' as const };
    openChatPage(readyApi().answer('GET /api/guest/session', { ...sampleSession, place }));
    const menu = await screen.findByRole('link', { name: 'See the menu' });
    expect(menu).toHaveAttribute('href', '/restaurant-chat');
    expect(screen.queryByRole('button', { name: 'Towels' })).toBeNull();
  });

  test('without a session it asks for a code', async () => {
    openChatPage(readyApi().refuse('GET /api/guest/session', 'no-session', 401));
    expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scan or type your code' })).toHaveAttribute('href', '/scan-qr');
  });

  test('an outage at opening offers Retry, which works', async () => {
    const api = readyApi().refuse('GET /api/guest/session', 'unreachable', 0);
    const { user } = openChatPage(api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('GET /api/guest/session', sampleSession);
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Hotel Aurora' })).toBeVisible();
  });
});

test('the reason for a handoff is for staff: the guest reads no word of it', async () => {
  const { box } = openChatPage(
    readyApi().answer(
      'GET /api/guest/conversation',
      sampleSnapshot({
        conversation: sampleConversation({
          state: 'awaiting_human',
          handoff: { reason: 'restricted:refund', at: '2026-03-15T14:02:00.000Z' },
          waitingSince: '2026-03-15T14:02:00.000Z',
          queuePosition: 1,
        }),
      }),
    ),
  );
  await box();
  expect(screen.getByText(/With Reception since/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/restricted|refund/);
});

test('opened without a connection it shows what this device remembers, as of when, and takes messages', async () => {
  const first = openChatPage(
    readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ messages: [sampleMessage()] })),
  );
  await first.box();
  first.page.unmount();
  setOnline(false);
  const api = readyApi();
  for (const key of [
    'GET /api/guest/session',
    'GET /api/guest/conversation',
    'POST /api/guest/messages',
  ] as const) {
    api.refuse(key, 'offline', 0);
  }
  const { user, box } = openChatPage(api);
  await user.type(await box(), 'Two towels{Enter}');
  expect(screen.getByText('Of course. Housekeeping has it.')).toBeVisible();
  expect(
    await screen.findByText(/1 message will be sent when you’re back. Shown as of \d\d:\d\d/),
  ).toBeVisible();
  expect(screen.getByText('Not sent yet')).toBeVisible();
});

describe('talking to a person', () => {
  test('asking shows the place in line, and the phone next to it', async () => {
    const waiting = sampleConversation({ state: 'awaiting_human', queuePosition: 1 });
    const { user } = openChatPage(readyApi().answer('POST /api/guest/handoff', waiting));
    await user.click(await screen.findByRole('button', { name: 'Talk to a person' }));
    expect(await screen.findByText(/You’re 1st in line/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', 'tel:+351210000000');
  });

  test('when it does not work, the phone number and Retry are there, with the same key', async () => {
    const api = readyApi().refuse('POST /api/guest/handoff', 'unreachable', 0);
    const { user } = openChatPage(api);
    await user.click(await screen.findByRole('button', { name: 'Talk to a person' }));
    expect(await screen.findByText(/You can also call \+351 210 000 000/)).toBeVisible();
    api.answer('POST /api/guest/handoff', sampleConversation({ state: 'awaiting_human', queuePosition: 2 }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/2nd in line/)).toBeVisible();
    const keys = api.of('POST /api/guest/handoff').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('the end', () => {
  test('a session that ends leaves everything readable, keeps the draft, and offers scanning again', async () => {
    const messages = [sampleMessage()];
    const { emit, user, box } = openChatPage(
      readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ messages })),
    );
    await user.type(await box(), 'And could you');
    emit({ type: 'session.ended', reason: 'expired' });
    expect(screen.getByText('Your visit here has ended')).toBeVisible();
    expect(screen.getByText('Of course. Housekeeping has it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scan again' })).toHaveAttribute('href', '/scan-qr');
    expect(localStorage.getItem('bellkey:draft:conversation-1')).toBe('And could you');
  });

  test('a session that ends names what is still being done, and promises no more than a new chat', async () => {
    const open = sampleRequest({ id: 'r-open', title: 'Blankets', quantity: null, state: 'acknowledged' });
    const done = sampleRequest({ id: 'r-done', title: 'Towels', quantity: null, state: 'done' });
    const { emit, box } = openChatPage(
      readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ requests: [open, done] })),
    );
    await box();
    emit({ type: 'session.ended', reason: 'revoked' });
    expect(screen.getByText('Still being done: Blankets.')).toBeVisible();
    expect(screen.getByText(/scan the code once more: that opens a new chat/)).toBeVisible();
  });

  test('a message that finds the session expired is kept for the next one', async () => {
    const api = readyApi().answerWith('POST /api/guest/messages', {
      ok: false,
      error: problemOf('session-expired', 401),
    });
    const { user, box } = openChatPage(api);
    await user.type(await box(), 'Two towels{Enter}');
    expect(await screen.findByText('Your visit here has ended')).toBeVisible();
    expect(screen.getByText('Two towels')).toBeVisible();
    expect(screen.getByText('Not sent yet')).toBeVisible();
  });

  test('a closed conversation says that writing opens it again', async () => {
    const conversation = sampleConversation({ state: 'resolved' });
    openChatPage(readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ conversation })));
    expect(await screen.findByText(/This conversation was closed/)).toBeVisible();
  });
});
