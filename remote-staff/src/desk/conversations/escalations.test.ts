import { describe, expect, test } from '@jest/globals';
import { conversationFixture } from '../../test-support/conversation-fixture.ts';
import { escalationsIn } from './escalations.ts';

const waiting = (id: string, escalatedAt: string | null) =>
  conversationFixture({
    id,
    state: 'awaiting_human',
    waitingSince: '2026-03-15T08:00:00.000Z',
    escalatedAt,
  });

describe('escalated conversations', () => {
  test('are those that reached the duty manager, the longest first', () => {
    const found = escalationsIn([
      waiting('later', '2026-03-15T08:20:00.000Z'),
      waiting('in time', null),
      waiting('first', '2026-03-15T08:10:00.000Z'),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['first', 'later']);
  });

  test('end when someone has answered', () => {
    const answered = conversationFixture({
      state: 'human_active',
      waitingSince: null,
      escalatedAt: '2026-03-15T08:10:00.000Z',
    });
    expect(escalationsIn([answered])).toEqual([]);
  });
});
