import { describe, expect, test } from '@jest/globals';
import type { MessageRow } from '../../service/conversations/message-view.ts';
import { historyOf } from '../workers/compute-turn.ts';
import { saidSoFar } from './said-so-far.ts';

function row(
  ordinal: number,
  senderKind: MessageRow['senderKind'],
  body: string,
  more: Partial<MessageRow> = {},
): MessageRow {
  return {
    propertyId: 'hotel',
    id: `m${ordinal}`,
    conversationId: 'c',
    ordinal,
    clientId: null,
    senderKind,
    senderId: null,
    senderName: null,
    body,
    parts: [],
    visibility: 'public',
    engine: null,
    turnId: null,
    answersOrdinal: null,
    actions: [],
    createdAt: new Date(ordinal),
    seenAt: null,
    language: null,
    ...more,
  };
}

const told = (...args: Parameters<typeof saidSoFar>) =>
  historyOf(saidSoFar(...args)).map(({ from, text }) => `${from}: ${text}`);

describe('The history of a turn', () => {
  test('an answer follows what it answers, even when the guest wrote more in the meantime', () => {
    const rows = [
      row(1, 'guest', 'towels'),
      row(2, 'guest', 'and ice'),
      row(3, 'ai', 'towels come', { answersOrdinal: 1 }),
    ];
    expect(told(rows, 0, 2)).toEqual(['guest: towels', 'ai: towels come', 'guest: and ice']);
  });

  test('several messages before any answer are one thing to answer', () => {
    expect(told([row(1, 'guest', 'hello'), row(2, 'guest', 'towels please')], 0, 2)).toEqual([
      'guest: hello\ntowels please',
    ]);
  });

  test('leaves out notes, resolved messages and later ones', () => {
    const rows = [
      row(1, 'guest', 'old'),
      row(2, 'staff', 'a note', { visibility: 'internal' }),
      row(3, 'guest', 'new'),
      row(4, 'guest', 'newer'),
    ];
    expect(told(rows, 1, 3)).toEqual(['guest: new']);
  });
});
