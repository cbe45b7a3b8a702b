import { beforeEach, expect, test } from '@jest/globals';
import { loadDraft, saveDraft } from '../draft/draft.ts';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { sampleSession } from '../test-support/sample-conversation.ts';
import { carryOver } from './carry-over.ts';

beforeEach(() => localStorage.clear());
const next = { ...sampleSession, conversationId: 'conversation-2' };

test('a draft of an ended conversation moves to the next one at the same property', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  saveDraft(storage, 'conversation-1', 'And could you');
  carryOver(storage, next);
  expect(loadDraft(storage, 'conversation-2')).toBe('And could you');
  expect(loadDraft(storage, 'conversation-1')).toBe('');
});

test('nothing moves to another property', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  saveDraft(storage, 'conversation-1', 'And could you');
  carryOver(storage, { ...next, property: { ...next.property, id: 'elsewhere' } });
  expect(loadDraft(storage, 'conversation-2')).toBe('');
});

test('text for an order, and for another property, is deleted with the next visit', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  for (const key of ['draft:conversation-1', 'outbox:conversation-1:message-1', 'allergy:conversation-1'])
    storage.set(`bellkey:${key}`, 'nuts');
  storage.set('bellkey:dish:conversation-1:soup', '{}');
  carryOver(storage, sampleSession);
  expect(storage.keys('bellkey:')).toHaveLength(5);
  carryOver(storage, { ...next, property: { ...next.property, id: 'elsewhere' } });
  expect(storage.keys('bellkey:')).toEqual(['bellkey:last-visit']);
});

test('two visits whose ids share a prefix keep their own texts', () => {
  const storage = localDurableStorage();
  storage.set('bellkey:allergy:conversation-22', 'nuts');
  storage.set('bellkey:table-name:conversation-1', 'Ana');
  storage.set('bellkey:dish:conversation-2:soup', '{}');
  carryOver(storage, next);
  expect(storage.keys('bellkey:').sort()).toEqual(['bellkey:dish:conversation-2:soup', 'bellkey:last-visit']);
});

test('an existing draft is not replaced', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  saveDraft(storage, 'conversation-1', 'old');
  saveDraft(storage, 'conversation-2', 'new');
  carryOver(storage, next);
  expect(loadDraft(storage, 'conversation-2')).toBe('new');
});
