import { beforeEach, expect, test } from '@jest/globals';
import { loadDraft, saveDraft } from '../draft/draft.ts';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { sampleSession } from '../test-support/sample-conversation.ts';
import { carryOver } from './carry-over.ts';

beforeEach(() => localStorage.clear());
const next = { ...sampleSession, conversationId: 'conversation-2' };

test('a draft of an ended conversation goes along to the next one at the same property', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  saveDraft(storage, 'conversation-1', 'And could you');
  carryOver(storage, next);
  expect(loadDraft(storage, 'conversation-2')).toBe('And could you');
  expect(loadDraft(storage, 'conversation-1')).toBe('');
});

test('nothing goes along to another property', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  saveDraft(storage, 'conversation-1', 'And could you');
  carryOver(storage, { ...next, property: { ...next.property, id: 'elsewhere' } });
  expect(loadDraft(storage, 'conversation-2')).toBe('');
});

test('a draft that is there already is not replaced', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  saveDraft(storage, 'conversation-1', 'old');
  saveDraft(storage, 'conversation-2', 'new');
  carryOver(storage, next);
  expect(loadDraft(storage, 'conversation-2')).toBe('new');
});
