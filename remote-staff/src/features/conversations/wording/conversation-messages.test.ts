import { expect, test } from '@jest/globals';
import { conversationFixture } from '../../../test-support/conversation-fixture.ts';
import { formatHandler, handoffReason } from './conversation-messages.ts';

test.each([
  ['guest-asked', 'The guest asked for a person.'],
  ['restricted:refund', 'About refund, which the assistant leaves to people.'],
  ['queue_full', 'Handed over: queue full.'],
])('%s', (reason, text) => {
  expect(handoffReason(reason)).toBe(text);
});

test('the handler is named, and is “you” for oneself', () => {
  const taken = conversationFixture({ state: 'human_active', assignee: { id: 'm1', name: 'Ana' } });
  expect(formatHandler(taken, 'm1')).toBe('You answer');
  expect(formatHandler(taken, 'm2')).toBe('Ana answers');
});
