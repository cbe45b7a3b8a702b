import type { LiveEvent } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleConversation, sampleMessage, sampleRequest } from '../../test-support/sample-conversation.ts';
import {
  applyEvent,
  type ConversationState,
  expireReplies,
  hasGap,
  loseStream,
  openConversation,
  REPLY_EXPIRY_MS,
  refreshConversation,
} from './conversation-state.ts';
import { sampleSnapshot } from './sample-snapshot.ts';

const NOW = Date.parse('2026-03-15T14:02:00.000Z');
const open = () => openConversation(sampleSnapshot());
const after = (events: LiveEvent[], state: ConversationState = open()) =>
  events.reduce((next, event) => applyEvent(next, event, NOW), state);

const step = (number: number) => ({
  state: 'acknowledged' as const,
  at: `2026-03-15T14:0${number}:00.000Z`,
  by: { kind: 'staff' as const, name: 'Ana' },
  reason: null,
});
const delta = (text: string, turnId = 'turn-1'): LiveEvent => ({
  type: 'reply.delta',
  conversationId: 'conversation-1',
  turnId,
  text,
});

describe('messages', () => {
  test('the same message twice is one message', () => {
    const event: LiveEvent = { type: 'message.created', message: sampleMessage() };
    const once = after([event]);
    expect(applyEvent(once, event, NOW)).toBe(once);
    expect(once.messages).toHaveLength(1);
  });

  test('a late message takes its place by time', () => {
    const state = after([
      { type: 'message.created', message: sampleMessage({ id: 'b', createdAt: '2026-03-15T14:05:00.000Z' }) },
      { type: 'message.created', message: sampleMessage({ id: 'a', createdAt: '2026-03-15T14:01:00.000Z' }) },
    ]);
    expect(state.messages.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('messages of one instant keep their order of arrival', () => {
    const state = after(
      ['x', 'a', 'm'].map((id) => ({ type: 'message.created', message: sampleMessage({ id }) })),
    );
    expect(state.messages.map(({ id }) => id)).toEqual(['x', 'a', 'm']);
  });

  test('an internal note never reaches the guest’s screen', () => {
    const note = sampleMessage({ visibility: 'internal' });
    expect(after([{ type: 'message.created', message: note }]).messages).toEqual([]);
  });

  test('events of another conversation are ignored', () => {
    const state = open();
    expect(
      after(
        [
          { type: 'message.created', message: sampleMessage({ conversationId: 'other' }) },
          { type: 'request.created', request: sampleRequest({ conversationId: 'other' }) },
          { type: 'conversation.updated', conversation: sampleConversation({ id: 'other' }) },
        ],
        state,
      ),
    ).toBe(state);
  });

  test('a seen mark that arrives before its message is kept for it', () => {
    const seen: LiveEvent = {
      type: 'message.seen',
      conversationId: 'conversation-1',
      messageIds: ['message-1'],
      at: '2026-03-15T14:03:00.000Z',
    };
    const created: LiveEvent = { type: 'message.created', message: sampleMessage() };
    expect(after([seen, created]).messages[0]?.seenAt).toBe('2026-03-15T14:03:00.000Z');
    expect(after([created, seen]).messages[0]?.seenAt).toBe('2026-03-15T14:03:00.000Z');
  });
});

describe('requests', () => {
  test('a late update does not undo a newer one', () => {
    const newer = sampleRequest({ state: 'in_progress', steps: [step(3), step(4)] });
    const older = sampleRequest({ state: 'acknowledged', steps: [step(3)] });
    const state = after([
      { type: 'request.updated', request: newer },
      { type: 'request.updated', request: older },
    ]);
    expect(state.requests.get('request-1')?.state).toBe('in_progress');
  });

  test('a message with an unknown request is a gap until the request arrives', () => {
    const message = sampleMessage({ parts: [{ kind: 'request', requestId: 'request-1' }] });
    const gap = after([{ type: 'message.created', message }]);
    expect(hasGap(gap)).toBe(true);
    expect(hasGap(after([{ type: 'request.created', request: sampleRequest() }], gap))).toBe(false);
  });
});

describe('an answer while it is written', () => {
  test('steps and pieces are combined', () => {
    const state = after([
      { type: 'reply.step', conversationId: 'conversation-1', turnId: 'turn-1', step: 'Checking the menu' },
      delta('Until '),
      delta('22:00.'),
    ]);
    expect(state.replies.get('turn-1')).toMatchObject({ step: 'Checking the menu', text: 'Until 22:00.' });
  });

  test('the message with the same turn replaces it, and late pieces do not bring it back', () => {
    const state = after([
      delta('Until'),
      { type: 'message.created', message: sampleMessage({ turnId: 'turn-1' }) },
      delta(' 22:00'),
      { type: 'reply.ended', conversationId: 'conversation-1', turnId: 'turn-1' },
    ]);
    expect(state.replies.size).toBe(0);
    expect(state.messages).toHaveLength(1);
  });

  test('its end clears it without a message: silence was the answer', () => {
    expect(
      after([delta('…'), { type: 'reply.ended', conversationId: 'conversation-1', turnId: 'turn-1' }]).replies
        .size,
    ).toBe(0);
  });

  test('a broken stream clears it, because pieces are missing from then on', () => {
    const state = loseStream(after([delta('Until')]));
    expect(state.replies.size).toBe(0);
    expect(after([delta(' 22:00')], state).replies.size).toBe(0);
  });

  test('it expires when no further event arrives', () => {
    const state = after([delta('Until')]);
    expect(expireReplies(state, NOW + REPLY_EXPIRY_MS - 1)).toBe(state);
    expect(expireReplies(state, NOW + REPLY_EXPIRY_MS).replies.size).toBe(0);
  });
});

test('a snapshot taken before an event arrived does not lose the event', () => {
  const streamed = after([{ type: 'message.created', message: sampleMessage({ id: 'fresh' }) }]);
  const state = refreshConversation(streamed, sampleSnapshot({ messages: [sampleMessage({ id: 'old' })] }));
  expect(state.messages.map(({ id }) => id).sort()).toEqual(['fresh', 'old']);
});

test('in any order and with any repeats, stored events lead to the same state', () => {
  const events: LiveEvent[] = [
    { type: 'message.created', message: sampleMessage({ id: 'a', createdAt: '2026-03-15T14:01:00.000Z' }) },
    {
      type: 'message.created',
      message: sampleMessage({ id: 'b', createdAt: '2026-03-15T14:02:00.000Z', turnId: 'turn-1' }),
    },
    {
      type: 'message.seen',
      conversationId: 'conversation-1',
      messageIds: ['a', 'b'],
      at: '2026-03-15T14:03:00.000Z',
    },
    { type: 'request.created', request: sampleRequest() },
    { type: 'request.updated', request: sampleRequest({ state: 'acknowledged', steps: [step(3)] }) },
    delta('Until'),
    { type: 'reply.ended', conversationId: 'conversation-1', turnId: 'turn-1' },
  ];
  const seen = (state: ConversationState) => ({
    messages: state.messages,
    requests: [...state.requests],
    replies: [...state.replies],
  });
  const expected = seen(after(events));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(events, { minLength: events.length }),
      fc.array(fc.constantFrom(...events)),
      (shuffled, repeats) => {
        expect(seen(after([...shuffled, ...repeats]))).toEqual(expected);
      },
    ),
  );
});
