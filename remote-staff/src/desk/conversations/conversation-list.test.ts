import { describe, expect, test } from '@jest/globals';
import { alarmFixture } from '../../test-support/alarm-fixture.ts';
import { conversationFixture, messageFixture } from '../../test-support/conversation-fixture.ts';
import {
  groupConversations,
  needsReply,
  withConversation,
  withConversationEvent,
  withLoadedConversations,
} from './conversation-list.ts';

const known = withLoadedConversations(new Map(), [conversationFixture()]);

describe('order', () => {
  const waitsLong = conversationFixture({
    id: 'long',
    state: 'awaiting_human',
    waitingSince: '2026-03-15T08:40:00.000Z',
  });
  const waitsShort = conversationFixture({
    id: 'short',
    state: 'human_active',
    waitingSince: '2026-03-15T08:58:00.000Z',
  });
  const quiet = conversationFixture({ id: 'quiet', lastMessageAt: '2026-03-15T08:00:00.000Z' });
  const lively = conversationFixture({ id: 'lively', lastMessageAt: '2026-03-15T09:30:00.000Z' });
  const resolved = conversationFixture({
    id: 'resolved',
    state: 'resolved',
    lastMessageAt: '2026-03-15T09:40:00.000Z',
  });
  const ids = (conversations: { id: string }[]) => conversations.map(({ id }) => id);

  test('guests who wait for a person come first, the longest wait on top', () => {
    const groups = groupConversations([quiet, waitsShort, resolved, waitsLong, lively]);
    expect(ids(groups.needsReply)).toEqual(['long', 'short']);
    expect(ids(groups.others)).toEqual(['lively', 'quiet', 'resolved']);
  });

  test('an alarm comes before the longest wait, and occurs once', () => {
    const waits = conversationFixture({
      id: 'waits',
      state: 'awaiting_human',
      waitingSince: '2026-03-15T07:00:00.000Z',
      handoff: { reason: 'emergency:fire', at: '2026-03-15T07:00:00.000Z' },
    });
    const alarmed = conversationFixture({
      id: 'alarmed',
      alarm: alarmFixture({ messageId: 'a' }),
      state: 'awaiting_human',
      waitingSince: '2026-03-15T09:00:00.000Z',
    });
    const groups = groupConversations([waits, quiet, alarmed]);
    expect(ids(groups.alarms)).toEqual(['alarmed']);
    expect(ids(groups.needsReply)).toEqual(['waits']);
    expect(ids(groups.others)).toEqual(['quiet']);
  });

  test('a conversation that a person has answered needs no reply until the guest writes again', () => {
    expect(needsReply(conversationFixture({ state: 'human_active', waitingSince: null }))).toBe(false);
    expect(needsReply(waitsShort)).toBe(true);
  });
});

describe('events', () => {
  test('a message moves its conversation up, once', () => {
    const event = {
      type: 'message.created',
      message: messageFixture({ id: 'm2', body: 'Thank you', createdAt: '2026-03-15T09:02:00.000Z' }),
    } as const;
    const once = withConversationEvent(known, event);
    expect(once.get('c1')).toMatchObject({ preview: 'Thank you', lastMessageAt: '2026-03-15T09:02:00.000Z' });
    expect(withConversationEvent(once, event)).toBe(once);
  });

  test('an internal note does not become the preview', () => {
    const note = messageFixture({ visibility: 'internal', createdAt: '2026-03-15T09:05:00.000Z' });
    expect(withConversationEvent(known, { type: 'message.created', message: note })).toBe(known);
  });

  test('a list that loads meanwhile does not overwrite what the stream has sent', () => {
    const live = withConversationEvent(new Map(), {
      type: 'conversation.updated',
      conversation: conversationFixture({ unreadByStaff: 3 }),
    });
    const both = withLoadedConversations(live, [conversationFixture(), conversationFixture({ id: 'c2' })]);
    expect(both.get('c1')?.unreadByStaff).toBe(3);
    expect(both.has('c2')).toBe(true);
  });

  test('a response overtaken by a newer message changes nothing', () => {
    const late = conversationFixture({ state: 'resolved', lastMessageAt: '2026-03-15T08:50:00.000Z' });
    expect(withConversation(known, late)).toBe(known);
  });
});
