import type { LiveEvent } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { messageFixture } from '../../test-support/conversation-fixture.ts';
import { withLoadedThread, withOpenedThread, withThreadEvent } from './thread-state.ts';

const first = messageFixture();
const second = messageFixture({ id: 'm2', body: 'And a pillow', createdAt: '2026-03-15T09:01:00.000Z' });
const created = (message = first) => ({ type: 'message.created', message }) as const;
const open = withOpenedThread(new Map(), 'c1');
const bodies = (threads: typeof open) => threads.get('c1')?.messages.map(({ body }) => body);

describe('messages', () => {
  test('are shown oldest first and once, in any order of arrival', () => {
    const threads = [created(second), created(first), created(second)].reduce(withThreadEvent, open);
    expect(bodies(threads)).toEqual([first.body, second.body]);
  });

  test('that arrived while the thread was loading are kept', () => {
    const threads = withLoadedThread(withThreadEvent(open, created(second)), 'c1', [first]);
    expect(bodies(threads)).toEqual([first.body, second.body]);
    expect(threads.get('c1')?.load.status).toBe('ready');
  });

  test('of an unopened thread are ignored', () => {
    const elsewhere = created(messageFixture({ conversationId: 'c9' }));
    expect(withThreadEvent(open, elsewhere)).toBe(open);
  });

  test('stay seen when an older copy arrives', () => {
    const event = {
      type: 'message.seen',
      conversationId: 'c1',
      messageIds: ['m1'],
      at: '2026-03-15T09:03:00.000Z',
    } satisfies LiveEvent;
    const events: LiveEvent[] = [created(first), event, created(first)];
    const threads = events.reduce(withThreadEvent, open);
    expect(threads.get('c1')?.messages[0]?.seenAt).toBe('2026-03-15T09:03:00.000Z');
  });
});

describe('an answer that is being written', () => {
  const delta = (text: string) =>
    ({ type: 'reply.delta', conversationId: 'c1', turnId: 't1', text }) as const;
  const answer = messageFixture({
    id: 'm3',
    sender: { kind: 'ai', name: null },
    turnId: 't1',
    body: 'Of course.',
    createdAt: '2026-03-15T09:00:02.000Z',
  });

  test('grows, and the finished message replaces it', () => {
    const growing = [delta('Of '), delta('course')].reduce(withThreadEvent, open);
    expect(growing.get('c1')?.writing?.text).toBe('Of course');
    const finished = withThreadEvent(growing, created(answer));
    expect(finished.get('c1')?.writing).toBeNull();
  });

  test('does not come back when a piece of it arrives after the finished message', () => {
    const threads = [delta('Of '), created(answer), delta('course')].reduce(withThreadEvent, open);
    expect(threads.get('c1')?.writing).toBeNull();
  });
});
