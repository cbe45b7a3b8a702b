import { expect, test } from '@jest/globals';
import { handOffMessages as en } from '../../../../messages/compiled/hand-off/en.ts';
import { sampleConversation } from '../../../test-support/sample-conversation.ts';
import { handOffSentence } from './hand-off.ts';

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
])('who is at place %d in line is %s', (queuePosition, word) => {
  const waiting = sampleConversation({ state: 'awaiting_human', queuePosition, waitingSince: null });
  expect(handOffSentence(waiting, 'hotel', time, en)).toBe(
    `With Reception. You’re ${word} in line. You can go on writing.`,
  );
});

test.each([
  ['hotel', 'Reception'],
  ['restaurant', 'our staff'],
  ['str', 'your host'],
] as const)('waiting at a %s says for whom, since when and where in line', (kind, who) => {
  const waiting = sampleConversation({
    state: 'awaiting_human',
    queuePosition: 1,
    waitingSince: '2026-03-15T14:02:00.000Z',
  });
  expect(handOffSentence(waiting, kind, time, en)).toBe(
    `With ${who} since 14:02. You’re 1st in line. You can go on writing.`,
  );
});

test('a person who answers is named', () => {
  const active = sampleConversation({ state: 'human_active', assignee: { id: 's', name: 'Ana' } });
  expect(handOffSentence(active, 'hotel', time, en)).toBe('Ana is answering you.');
});

test('while the assistant answers there is nothing to say', () => {
  expect(handOffSentence(sampleConversation(), 'hotel', time, en)).toBeNull();
});
