import type { LiveEvent, Message } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSnapshot } from '../../conversation/sample-snapshot.ts';
import { ApiDouble, problemOf } from '../../test-support/api-double.ts';
import {
  sampleConversation,
  sampleMessage,
  sampleRequest,
  sampleSession,
} from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

const echo = (input: unknown) => {
  const { body } = input as { body: { clientId: string; body: string } };
  const message: Message = sampleMessage({
    id: `m-${body.clientId}`,
    clientId: body.clientId,
    body: body.body,
    sender: { kind: 'guest', name: null },
    engine: null,
    createdAt: new Date().toISOString(),
  });
  return { ok: true as const, value: message };
};

function open(api = readyApi()) {
  const announced: string[] = [];
  const holds = new Set<string>();
  const services = shellServices({
    api: api.client,
    announce: (message) => announced.push(message),
    holdReload: (reason) => {
      holds.add(reason);
      return () => holds.delete(reason);
    },
  });
  const user = userEvent.setup();
  const page = render(
    <TestShell at="/chat" services={services}>
      <Page />
    </TestShell>,
  );
  const say = (event: LiveEvent) => act(() => api.streams.at(-1)?.onEvent(event));
  const box = () => screen.findByRole('textbox', { name: 'Message to Hotel Aurora' });
  return { api, user, page, announced, holds, say, box };
}

function readyApi() {
  return new ApiDouble()
    .answer('GET /api/guest/session', sampleSession)
    .answer('GET /api/guest/conversation', sampleSnapshot())
    .answer('POST /api/guest/seen', undefined)
    .answerWith('POST /api/guest/messages', echo);
}

const setOnline = (online: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('opening', () => {
  test('says where the guest is, that a machine answers, and how to reach a person', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotel Aurora' })).toBeVisible();
    expect(screen.getByText(/Room 204/)).toBeVisible();
    expect(screen.getByText(/AI assistant. Answers from Hotel Aurora’s information/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Talk to a person' })).toBeEnabled();
    expect(screen.getByText('Connected')).toBeVisible();
  });

  test('a first visit offers something to begin with, which is sent when chosen', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Towels' }));
    expect(await screen.findByText('Could I have fresh towels, please?')).toBeVisible();
    expect(api.of('POST /api/guest/messages')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Towels' })).toBeNull();
  });

  test('without a session it asks for a code', async () => {
    open(readyApi().refuse('GET /api/guest/session', 'no-session', 401));
    expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scan or type your code' })).toHaveAttribute('href', '/scan-qr');
  });

  test('an outage at opening offers Retry, which works', async () => {
    const api = readyApi().refuse('GET /api/guest/session', 'unreachable', 0);
    const { user } = open(api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('GET /api/guest/session', sampleSession);
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Hotel Aurora' })).toBeVisible();
  });
});

test('why a person was fetched is for the staff: the guest reads no word of it', async () => {
  const { box } = open(
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
  const first = open(
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
  const { user, box } = open(api);
  await user.type(await box(), 'Two towels{Enter}');
  expect(screen.getByText('Of course. Housekeeping has it.')).toBeVisible();
  expect(screen.getByText(/1 message will be sent when you’re back. Shown as of \d\d:\d\d/)).toBeVisible();
  expect(screen.getByText('Not sent yet')).toBeVisible();
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
    const { user, box } = open(api);
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
    const { user, box, api } = open();
    await user.type(await box(), 'one{Shift>}{Enter}{/Shift}two');
    expect(await box()).toHaveValue('one\ntwo');
    expect(api.of('POST /api/guest/messages')).toHaveLength(0);
  });

  test('a refused message keeps its text, says why, and can be edited', async () => {
    const api = readyApi().refuse('POST /api/guest/messages', 'bad-input', 422);
    const { user, box } = open(api);
    await user.type(await box(), 'hm{Enter}');
    expect(await screen.findByText(/Not sent. detail of bad-input/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await box()).toHaveValue('hm');
    expect(screen.queryByText(/Not sent/)).toBeNull();
  });

  test('a refused message can be tried again, or deleted', async () => {
    const api = readyApi().refuse('POST /api/guest/messages', 'bad-input', 422);
    const { user, box } = open(api);
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
    const { user, box, page, holds } = open(api);
    await user.type(await box(), 'Two towels{Enter}');
    expect(await screen.findByText('You’re offline. 1 message will be sent when you’re back.')).toBeVisible();
    expect(screen.getByText('Not sent yet')).toBeVisible();
    expect(holds).toContain('unsent-message');
    page.unmount();

    const later = open(api);
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
    const { user, box, api } = open();
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

  test('a draft is there again after a reload, and holds the page while it stands', async () => {
    const { user, box, page, holds } = open();
    await user.type(await box(), 'And could you');
    expect(holds).toContain('draft');
    page.unmount();
    const later = open();
    expect(await later.box()).toHaveValue('And could you');
  });
});

describe('what comes', () => {
  test('an answer grows while it is written and is read out by sentence, then is replaced by the message', async () => {
    const { say, announced, box } = open();
    await box();
    const turn = { conversationId: 'conversation-1', turnId: 'turn-1' };
    say({ type: 'reply.step', ...turn, step: 'Checking the pool hours' });
    expect(screen.getByText('Checking the pool hours')).toBeVisible();
    say({ type: 'reply.delta', ...turn, text: 'Until 22:00 tonight. Towels are' });
    expect(screen.getByText('Until 22:00 tonight. Towels are')).toBeVisible();
    expect(announced).toEqual(['AI assistant: Until 22:00 tonight.']);
    const source = { id: 's', title: 'Pool hours', confirmedAt: '2025-09-03T10:00:00.000Z' };
    const body = 'Until 22:00 tonight. Towels are at the desk.';
    say({
      type: 'message.created',
      message: sampleMessage({ body, turnId: 'turn-1', parts: [{ kind: 'source', source }] }),
    });
    expect(screen.getByText(body)).toBeVisible();
    expect(screen.getByText('Pool hours, confirmed 3 Sep')).toBeVisible();
    expect(announced.at(-1)).toBe('Towels are at the desk.');
  });

  test('a request’s card shows its promise, and can be taken back after asking once', async () => {
    const created = new Date(Date.now() - 60_000).toISOString();
    const promisedAt = new Date(Date.now() + 19 * 60_000).toISOString();
    const request = sampleRequest({ createdAt: created, promisedAt });
    const cancelled = { ...request, state: 'cancelled' as const };
    const api = readyApi()
      .answer(
        'GET /api/guest/conversation',
        sampleSnapshot({
          messages: [sampleMessage({ parts: [{ kind: 'request', requestId: request.id }] })],
          requests: [request],
        }),
      )
      .answer('POST /api/guest/requests/{id}/cancel', cancelled);
    const { user } = open(api);
    const card = await screen.findByRole('article', { name: 'Towels × 2' });
    expect(within(card).getByText(/min left/)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Cancel Towels × 2' }));
    expect(api.of('POST /api/guest/requests/{id}/cancel')).toHaveLength(0);
    await user.click(within(card).getByRole('button', { name: 'Yes, cancel it' }));
    expect(await within(card).findByText('Cancelled')).toBeVisible();
    expect(within(card).queryByRole('button')).toBeNull();
  });

  test('a request that can’t be cancelled any more says so', async () => {
    const api = readyApi()
      .answer('GET /api/guest/conversation', sampleSnapshot({ requests: [sampleRequest()] }))
      .refuse('POST /api/guest/requests/{id}/cancel', 'not-cancellable', 409);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Cancel Towels × 2' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('detail of not-cancellable');
  });

  test('choices are sent as they stand and go away then', async () => {
    const choices = { kind: 'choices' as const, choices: [{ label: 'Two', text: 'Two towels, please' }] };
    const messages = [sampleMessage({ parts: [choices] })];
    const { user, api } = open(
      readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ messages })),
    );
    await user.click(await screen.findByRole('button', { name: 'Two' }));
    expect(api.of('POST /api/guest/messages')[0]?.input).toMatchObject({
      body: { body: 'Two towels, please' },
    });
    expect(screen.queryByRole('button', { name: 'Two' })).toBeNull();
  });

  test('what others said is marked as seen', async () => {
    const messages = [sampleMessage({ id: 'theirs' })];
    const { api } = open(readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ messages })));
    await waitFor(
      () => expect(api.of('POST /api/guest/seen')[0]?.input).toEqual({ body: { messageIds: ['theirs'] } }),
      { timeout: 3000 },
    );
  });

  test('a person who answers is named, and the header no longer speaks of a machine', async () => {
    const { say, box } = open();
    await box();
    say({
      type: 'conversation.updated',
      conversation: sampleConversation({ state: 'human_active', assignee: { id: 's', name: 'Ana' } }),
    });
    say({ type: 'message.created', message: sampleMessage({ sender: { kind: 'staff', name: 'Ana' } }) });
    expect(screen.getByText('Ana is answering you.')).toBeVisible();
    expect(screen.getByText('Ana, Hotel Aurora')).toBeVisible();
    expect(screen.queryByText(/Answers from Hotel Aurora/)).toBeNull();
  });
});

describe('talking to a person', () => {
  test('asking shows the place in line, and the phone beside it', async () => {
    const waiting = sampleConversation({ state: 'awaiting_human', queuePosition: 1 });
    const { user } = open(readyApi().answer('POST /api/guest/handoff', waiting));
    await user.click(await screen.findByRole('button', { name: 'Talk to a person' }));
    expect(await screen.findByText(/You’re 1st in line/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', 'tel:+351210000000');
  });

  test('when it does not work, the phone number and Retry are there, with the same key', async () => {
    const api = readyApi().refuse('POST /api/guest/handoff', 'unreachable', 0);
    const { user } = open(api);
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
    const { say, user, box } = open(
      readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ messages })),
    );
    await user.type(await box(), 'And could you');
    say({ type: 'session.ended', reason: 'expired' });
    expect(screen.getByText('Your visit here has ended')).toBeVisible();
    expect(screen.getByText('Of course. Housekeeping has it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scan again' })).toHaveAttribute('href', '/scan-qr');
    expect(localStorage.getItem('bellkey:draft:conversation-1')).toBe('And could you');
  });

  test('a message that finds the session expired is kept for the next one', async () => {
    const api = readyApi().answerWith('POST /api/guest/messages', {
      ok: false,
      error: problemOf('session-expired', 401),
    });
    const { user, box } = open(api);
    await user.type(await box(), 'Two towels{Enter}');
    expect(await screen.findByText('Your visit here has ended')).toBeVisible();
    expect(screen.getByText('Two towels')).toBeVisible();
    expect(screen.getByText('Not sent yet')).toBeVisible();
  });

  test('a closed conversation says that writing opens it again', async () => {
    const conversation = sampleConversation({ state: 'resolved' });
    open(readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ conversation })));
    expect(await screen.findByText(/This conversation was closed/)).toBeVisible();
  });
});
