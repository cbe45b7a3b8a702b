import { beforeEach, describe, expect, test } from '@jest/globals';
import { messageFixture } from '../../test-support/conversation-fixture.ts';
import { createDrafts } from './drafts.ts';
import { withArrived, withFailed, withSending } from './outbox.ts';
import { loadOutbox, saveOutbox } from './outbox-storage.ts';

const item = { clientId: 'k1', conversationId: 'c1', mode: 'answer', body: 'On its way', at: 0 } as const;
const problem = {
  code: 'unreachable',
  status: 0,
  title: '',
  detail: 'The service can’t be reached.',
  requestId: '',
};

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  test('trying again keeps one item, in its place', () => {
    const failed = withFailed(withSending(withSending([], item), { ...item, clientId: 'k2' }), 'k1', problem);
    const again = withSending(failed, item);
    expect(again.map(({ clientId, state }) => [clientId, state.status])).toEqual([
      ['k1', 'sending'],
      ['k2', 'sending'],
    ]);
  });

  test('a message that arrives over the stream leaves it, even when its response was lost', () => {
    const outbox = withFailed(withSending([], item), 'k1', problem);
    expect(withArrived(outbox, messageFixture({ clientId: 'k1' }))).toEqual([]);
  });

  test('unsent messages survive a reload, as failed with the same id', () => {
    saveOutbox(localStorage, 'u1:p1', withSending([], item));
    expect(loadOutbox(localStorage, 'u1:p1')).toMatchObject([
      { clientId: 'k1', body: 'On its way', state: { status: 'failed' } },
    ]);
    expect(loadOutbox(localStorage, 'u2:p1')).toEqual([]);
  });

  test('malformed storage gives an empty outbox', () => {
    localStorage.setItem('bellkey-staff-outbox:u1:p1', '{"no":1');
    expect(loadOutbox(localStorage, 'u1:p1')).toEqual([]);
    localStorage.setItem('bellkey-staff-outbox:u1:p1', '[{"body":1}]');
    expect(loadOutbox(localStorage, 'u1:p1')).toEqual([]);
  });
});

describe('drafts', () => {
  test('are kept per conversation and mode', () => {
    const drafts = createDrafts(localStorage, 'u1');
    drafts.save('c1', 'answer', 'On its w');
    drafts.save('c1', 'note', 'Ask Ana');
    expect(createDrafts(localStorage, 'u1').load('c1', 'answer')).toBe('On its w');
    expect(drafts.load('c1', 'note')).toBe('Ask Ana');
    expect(drafts.load('c2', 'answer')).toBe('');
    expect(createDrafts(localStorage, 'u2').load('c1', 'answer')).toBe('');
  });

  test('work without persistent storage', () => {
    const refusing = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
      removeItem: () => undefined,
    };
    const drafts = createDrafts(refusing, 'u1');
    drafts.save('c1', 'answer', 'x');
    expect(drafts.load('c1', 'answer')).toBe('');
  });
});
