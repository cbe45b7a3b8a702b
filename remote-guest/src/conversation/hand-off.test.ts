import { expect, test } from '@jest/globals';
import { handOffSentence, ordinal } from './hand-off.ts';
import { sampleConversation } from './sample-conversation.ts';

const time = (instant: string) => instant.slice(11, 16);

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [113, '113th'],
])('%d is %s', (position, word) => {
  expect(ordinal(position)).toBe(word);
});

test('waiting says where in line and since when', () => {
  const waiting = sampleConversation({
    state: 'awaiting_human',
    queuePosition: 1,
    waitingSince: '2026-03-15T14:02:00.000Z',
  });
  expect(handOffSentence(waiting, time)).toBe(
    'With Reception since 14:02. You’re 1st in line. You can go on writing.',
  );
});

test('a person who answers is named', () => {
  const active = sampleConversation({ state: 'human_active', assignee: { id: 's', name: 'Ana' } });
  expect(handOffSentence(active, time)).toBe('Ana is answering you.');
});

test('while the assistant answers there is nothing to say', () => {
  expect(handOffSentence(sampleConversation(), time)).toBeNull();
});
