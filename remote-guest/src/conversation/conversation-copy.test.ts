import { beforeEach, expect, test } from '@jest/globals';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { sampleMessage, sampleRequest, sampleSession } from '../test-support/sample-conversation.ts';
import { clearCopy, loadCopy, saveCopy } from './conversation-copy.ts';
import { openConversation } from './state/conversation-state.ts';
import { sampleSnapshot } from './state/sample-snapshot.ts';

const NOW = Date.parse('2026-03-15T15:00:00.000Z');
const state = openConversation(sampleSnapshot({ messages: [sampleMessage()], requests: [sampleRequest()] }));

beforeEach(() => localStorage.clear());

test('a copy opens to the same conversation', () => {
  const storage = localDurableStorage();
  saveCopy(storage, sampleSession, state, NOW);
  const copy = loadCopy(storage, NOW);
  expect(copy).toMatchObject({ session: sampleSession, at: NOW });
  expect(copy && openConversation(copy.snapshot)).toEqual(state);
});

test('a copy of an expired session is not used', () => {
  const storage = localDurableStorage();
  saveCopy(storage, sampleSession, state, NOW);
  expect(loadCopy(storage, Date.parse(sampleSession.expiresAt))).toBeNull();
});

test.each(['', '{}', '{"version":1}', '{"version":0,"session":{}}', 'nonsense'])(
  '%j is not a copy',
  (text) => {
    localStorage.setItem('bellkey:conversation-copy', text);
    expect(loadCopy(localDurableStorage(), NOW)).toBeNull();
  },
);

test('a deleted copy is gone, with text typed for orders and information for guests in a room', () => {
  const storage = localDurableStorage();
  saveCopy(storage, sampleSession, state, NOW);
  storage.set('bellkey:allergy:conversation-1', 'nuts');
  storage.set('bellkey:dish:conversation-1:soup', '{}');
  storage.set('bellkey:information', '{}');
  clearCopy(storage);
  expect(loadCopy(storage, NOW)).toBeNull();
  expect(localStorage).toHaveLength(0);
});
