import { expect, test } from '@jest/globals';
import { alarmFixture } from '../../test-support/alarm-fixture.ts';
import { conversationFixture } from '../../test-support/conversation-fixture.ts';
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

test('untaken alarms come first, and a new one goes below an older one', () => {
  const open = alarmsIn([taken, newer, calm, older]).map(({ conversation }) => conversation);
  expect(ids(open)).toEqual(['older', 'newer', 'taken']);
});

test('a possible alarm comes after every certain one', () => {
  const doubtful = conversationFixture({
    id: 'doubtful',
    alarm: alarmFixture({ certainty: 'possible', raisedAt: '2026-03-15T08:00:00.000Z' }),
  });
  expect(ids(alarmsIn([doubtful, newer]).map(({ conversation }) => conversation))).toEqual([
    'newer',
    'doubtful',
  ]);
});

test('an ended alarm, or an older API without alarms, gives none', () => {
  expect(alarmsIn([conversationFixture({ alarm: null }), calm])).toEqual([]);
});
