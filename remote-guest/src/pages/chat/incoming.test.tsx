import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { sampleConversation, sampleMessage, sampleRequest } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openChatPage, readyApi } from './open-chat-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what comes', () => {
  test('an answer grows while it is written and is read out by sentence, then is replaced by the message', async () => {
    const { emit, announced, box } = openChatPage();
    await box();
    const turn = { conversationId: 'conversation-1', turnId: 'turn-1' };
    emit({ type: 'reply.step', ...turn, step: 'Checking the pool hours' });
    expect(screen.getByText('Checking the pool hours')).toBeVisible();
    emit({ type: 'reply.delta', ...turn, text: 'Until 22:00 tonight. Towels are' });
    expect(screen.getByText('Until 22:00 tonight. Towels are')).toBeVisible();
    expect(announced).toEqual(['AI assistant: Until 22:00 tonight.']);
    const source = { id: 's', title: 'Pool hours', confirmedAt: '2025-09-03T10:00:00.000Z' };
    const body = 'Until 22:00 tonight. Towels are at the desk.';
    emit({
      type: 'message.created',
      message: sampleMessage({ body, turnId: 'turn-1', parts: [{ kind: 'source', source }] }),
    });
    expect(screen.getByText(body)).toBeVisible();
    expect(screen.getByText('Pool hours, confirmed 3 Sep')).toBeVisible();
    expect(announced.at(-1)).toBe('Towels are at the desk.');
  });

  describe('the question whether an answer solved it', () => {
    const source = { id: 's', title: 'Pool hours', confirmedAt: '2025-09-03T10:00:00.000Z' };
    const answer = sampleMessage({ body: 'Until 22:00.', parts: [{ kind: 'source', source }] });
    const answered = (...more: Array<ReturnType<typeof sampleMessage>>) =>
      readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ messages: [answer, ...more] }));

    test('takes a yes, and is not asked again', async () => {
      const api = answered();
      const { user } = openChatPage(api);
      const asked = within(await screen.findByRole('group', { name: 'Did that solve it?' }));
      await user.click(asked.getByRole('button', { name: 'Yes' }));
      expect(screen.getByText('Good to hear.')).toHaveFocus();
      expect(screen.queryByRole('group', { name: 'Did that solve it?' })).toBeNull();
      expect(api.of('POST /api/guest/unsolved')).toHaveLength(0);
    });

    test('takes a no, which staff get, and offers a person; a refusal asks again', async () => {
      const api = answered().refuse('POST /api/guest/unsolved', 'unreachable', 0);
      const { user } = openChatPage(api);
      await user.click(await screen.findByRole('button', { name: 'No' }));
      expect(await screen.findByText('detail of unreachable')).toBeVisible();
      api
        .answer('POST /api/guest/unsolved', undefined)
        .answer('POST /api/guest/handoff', sampleConversation({ state: 'awaiting_human' }));
      await user.click(screen.getByRole('button', { name: 'No' }));
      expect(await screen.findByText(/^Staff see that something is missing/)).toHaveFocus();
      expect(api.of('POST /api/guest/unsolved')[0]?.input).toEqual({ body: { messageId: 'message-1' } });
      const persons = screen.getAllByRole('button', { name: 'Talk to a person' });
      await user.click(persons.at(-1) as HTMLElement);
      await waitFor(() => expect(api.of('POST /api/guest/handoff')).toHaveLength(1));
      expect(screen.queryByText(/^Staff see that something is missing/)).toBeNull();
    });

    test('is under the last answer only, and not under what is no answer from the knowledge', async () => {
      openChatPage(answered(sampleMessage({ id: 'message-2', body: 'Anything else?' })));
      expect(await screen.findByText('Anything else?')).toBeVisible();
      expect(screen.queryByRole('group', { name: 'Did that solve it?' })).toBeNull();
    });
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
    const { user } = openChatPage(api);
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
    const { user } = openChatPage(api);
    await user.click(await screen.findByRole('button', { name: 'Cancel Towels × 2' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('detail of not-cancellable');
  });

  test('an offer is accepted on the card, which shows when it was promised before and why that changed', async () => {
    const request = sampleRequest({
      state: 'waiting_guest',
      promisedAt: new Date(Date.now() + 20 * 60_000).toISOString(),
      offer: { text: '13:00 instead of 14:00', at: null, by: 'Ana', offeredAt: '2026-03-15T14:03:00.000Z' },
      promiseChange: {
        before: '2026-03-15T14:20:00.000Z',
        cause: 'staff',
        reason: 'The laundry is late.',
        at: '2026-03-15T14:03:00.000Z',
      },
    });
    const api = readyApi()
      .answer('GET /api/guest/conversation', sampleSnapshot({ requests: [request] }))
      .answer('POST /api/guest/requests/{id}/offer', { ...request, state: 'acknowledged', offer: null });
    const { user } = openChatPage(api);
    const card = await screen.findByRole('article', { name: 'Towels × 2' });
    expect(within(card).getByText('13:00 instead of 14:00')).toBeVisible();
    expect(within(card).getByText(/Was promised for .+\. The laundry is late\./)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Accept' }));
    expect(await within(card).findByText('Accepted')).toBeVisible();
    expect(api.of('POST /api/guest/requests/{id}/offer')[0]?.input).toMatchObject({ body: { accept: true } });
    expect(within(card).queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  test('what is done is opened again by its guest on the day, and no later', async () => {
    const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const request = sampleRequest({ state: 'done', doneAt: at(1), promisedAt: at(-1) });
    const old = sampleRequest({ id: 'old', title: 'Pillows', state: 'done', doneAt: at(25) });
    const api = readyApi()
      .answer('GET /api/guest/conversation', sampleSnapshot({ requests: [request, old] }))
      .answer('POST /api/guest/requests/{id}/reopen', { ...request, state: 'acknowledged', doneAt: null });
    const { user } = openChatPage(api);
    await user.click(await screen.findByRole('button', { name: 'It is not done' }));
    const card = screen.getByRole('article', { name: 'Towels × 2' });
    expect(await within(card).findByText('Accepted')).toBeVisible();
    expect(api.of('POST /api/guest/requests/{id}/reopen')).toHaveLength(1);
  });

  test('choices are sent as they stand and go away then', async () => {
    const choices = { kind: 'choices' as const, choices: [{ label: 'Two', text: 'Two towels, please' }] };
    const messages = [sampleMessage({ parts: [choices] })];
    const { user, api } = openChatPage(
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
    const { api } = openChatPage(
      readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ messages })),
    );
    await waitFor(() =>
      expect(api.of('POST /api/guest/seen')[0]?.input).toEqual({ body: { messageIds: ['theirs'] } }),
    );
  });

  test('a person who answers is named, and the header no longer speaks of a machine', async () => {
    const { emit, box } = openChatPage();
    await box();
    emit({
      type: 'conversation.updated',
      conversation: sampleConversation({ state: 'human_active', assignee: { id: 's', name: 'Ana' } }),
    });
    emit({ type: 'message.created', message: sampleMessage({ sender: { kind: 'staff', name: 'Ana' } }) });
    expect(screen.getByText('Ana is answering you.')).toBeVisible();
    expect(screen.getByText('Ana, Hotel Aurora')).toBeVisible();
    expect(screen.queryByText(/Answers from Hotel Aurora/)).toBeNull();
  });
});
