import { beforeEach, expect, test } from '@jest/globals';
import { readDraft, writeDraft } from '../draft/draft.ts';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { sampleSession } from '../test-support/sample-conversation.ts';
import { carryOver } from './carry-over.ts';

beforeEach(() => localStorage.clear());
const next = { ...sampleSession, conversationId: 'conversation-2' };

test('a draft of an ended conversation goes along to the next one at the same property', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  writeDraft(storage, 'conversation-1', 'And could you');
  carryOver(storage, next);
  expect(readDraft(storage, 'conversation-2')).toBe('And could you');
  expect(readDraft(storage, 'conversation-1')).toBe('');
});

test('nothing goes along to another property', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  writeDraft(storage, 'conversation-1', 'And could you');
  carryOver(storage, { ...next, property: { ...next.property, id: 'elsewhere' } });
  expect(readDraft(storage, 'conversation-2')).toBe('');
});

test('a draft that stands there already is not replaced', () => {
  const storage = localDurableStorage();
  carryOver(storage, sampleSession);
  writeDraft(storage, 'conversation-1', 'old');
  writeDraft(storage, 'conversation-2', 'new');
  carryOver(storage, next);
  expect(readDraft(storage, 'conversation-2')).toBe('new');
});
