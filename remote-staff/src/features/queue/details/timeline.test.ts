import { expect, test } from '@jest/globals';
import { requestFixture } from '../../../test-support/request-fixture.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => `2026-03-15T09:0${minute}:00.000Z`;
const step = (minute: number) => ({
  state: 'new' as const,
  at: at(minute),
  by: { kind: 'guest' as const, name: null },
  reason: null,
});
const note = (id: string, minute: number, requestId = 'r1') => ({
  id,
  clientId: `client-${id}`,
  requestId,
  by: { id: 'rui', name: 'Rui' },
  body: id,
  mentions: [],
  createdAt: at(minute),
});

test('notes are between the steps by time, and those of another request are left out', () => {
  const request = requestFixture({ id: 'r1', steps: [step(1), step(3)] });
  const lines = timelineOf(request, [note('first', 2), note('same', 3), note('other', 2, 'r2')]);
  expect(lines.map(({ key }) => key)).toEqual(['0', 'first', '1', 'same']);
});
