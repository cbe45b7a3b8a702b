import { expect, test } from '@jest/globals';
import { alarmFixture } from '../../test-support/alarm-fixture.ts';
import { conversationFixture } from '../../test-support/conversation-fixture.ts';
import { groupConversations } from '../conversations/conversation-list.ts';
import { alarmsIn } from './open-alarms.ts';

const rita = { id: 'm-rita', name: 'Rita' };
const older = conversationFixture({ id: 'older', alarm: alarmFixture({ messageId: 'a' }) });
const newer = conversationFixture({
  id: 'newer',
  alarm: alarmFixture({ messageId: 'b', raisedAt: '2026-03-15T09:03:00.000Z' }),
});
const taken = conversationFixture({
  id: 'taken',
  alarm: alarmFixture({ messageId: 'c', raisedAt: '2026-03-15T08:00:00.000Z', takenBy: rita }),
});
const calm = conversationFixture({ id: 'calm' });
const ids = (conversations: { id: string }[]) => conversations.map(({ id }) => id);

test('alarms that nobody has come first, and a new one goes below an older one', () => {
  const open = alarmsIn([taken, newer, calm, older]).map(({ conversation }) => conversation);
  expect(ids(open)).toEqual(['older', 'newer', 'taken']);
});

test('one that is in doubt comes after every certain one', () => {
  const doubtful = conversationFixture({
    id: 'doubtful',
    alarm: alarmFixture({ certainty: 'possible', raisedAt: '2026-03-15T08:00:00.000Z' }),
  });
  expect(ids(alarmsIn([doubtful, newer]).map(({ conversation }) => conversation))).toEqual([
    'newer',
    'doubtful',
  ]);
});

test('in the chat list an alarm comes before whoever waits longest, and occurs once', () => {
  const waits = conversationFixture({
    id: 'waits',
    state: 'awaiting_human',
    waitingSince: '2026-03-15T07:00:00.000Z',
    handoff: { reason: 'emergency:fire', at: '2026-03-15T07:00:00.000Z' },
  });
  const alarmed = { ...older, state: 'awaiting_human' as const, waitingSince: '2026-03-15T09:00:00.000Z' };
  const groups = groupConversations([waits, calm, alarmed]);
  expect(ids(groups.alarms)).toEqual(['older']);
  expect(ids(groups.needsReply)).toEqual(['waits']);
  expect(ids(groups.others)).toEqual(['calm']);
});

test('an alarm that is over, or of an API that knows none, is none', () => {
  expect(alarmsIn([conversationFixture({ alarm: null }), calm])).toEqual([]);
});
