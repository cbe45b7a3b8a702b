import type { StaffRole } from '@bellkey/shared/api';
import { conversationFixture } from '../test-support/conversation-fixture.ts';
import { fakeApi } from '../test-support/fake-api.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { openDesk } from './open-desk.ts';

type Answers = Parameters<typeof fakeApi>[0];

const lists: Answers = {
  'GET /api/staff/requests': () => ({ ok: true, value: { requests: [requestFixture()], cursor: '7' } }),
  'GET /api/staff/conversations': () => ({
    ok: true,
    value: { conversations: [conversationFixture({ unreadByStaff: 2 })], cursor: '9' },
  }),
};

const START = Date.parse('2026-03-15T09:01:00.000Z');
let ids = 0;

/** The desk's clock; a test advances `time`. */
export const clock = { time: START };

/** Empties the storage, and starts ids and clock again. */
export function resetDesk() {
  localStorage.clear();
  ids = 0;
  clock.time = START;
}

/** A desk on an API with one request and one conversation, plus what the test adds. */
export function fakeDesk(answers: Answers = {}, role: StaffRole = 'agent') {
  const fake = fakeApi({ ...lists, ...answers });
  const desk = openDesk({
    api: fake.api,
    propertyId: 'aurora',
    owner: 'u1:aurora',
    role,
    storage: localStorage,
    now: () => clock.time,
    newId: () => `id-${++ids}`,
  });
  return { ...fake, desk };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve));
