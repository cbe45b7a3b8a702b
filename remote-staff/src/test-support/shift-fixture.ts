import { SHIFT_SECTIONS, type ShiftBoard, type ShiftNote } from '@bellkey/shared/api';

/** A draft of the whole property, with one sentence. */
export const noteFixture = (overrides: Partial<ShiftNote> = {}): ShiftNote => ({
  id: 'n1',
  department: null,
  version: 1,
  since: '2026-11-24T06:00:00.000Z',
  sections: SHIFT_SECTIONS.map((key) => ({
    key,
    text: key === 'open' ? 'Nothing is open.' : '',
    records: [],
  })),
  changedAt: '2026-11-24T13:50:00.000Z',
  changedBy: 'Ana',
  signed: null,
  readers: [],
  ...overrides,
});

const none = { total: 0, lines: [] };
/** A shift with two departments, two people and a promise that was moved. */
export const boardFixture = (overrides: Partial<ShiftBoard> = {}): ShiftBoard => ({
  at: '2026-11-24T14:00:00.000Z',
  facts: {
    since: '2026-11-24T06:00:00.000Z',
    departments: [
      { key: 'housekeeping', name: 'Housekeeping', open: 3, unaccepted: 1, overdue: 2, planned: 4 },
      { key: 'maintenance', name: 'Maintenance', open: 0, unaccepted: 0, overdue: 0, planned: 0 },
    ],
    overdue: none,
    slipped: {
      total: 31,
      lines: [
        {
          id: 'r1',
          no: 41,
          title: 'Towels × 2',
          place: 'Room 204',
          department: 'Housekeeping',
          before: '2026-11-24T12:20:00.000Z',
          after: '2026-11-24T12:30:00.000Z',
          at: '2026-11-24T12:15:00.000Z',
          inTime: true,
          cause: 'not-begun',
          reason: null,
        },
      ],
    },
    planned: none,
    alarms: none,
    waiting: none,
  },
  people: [
    {
      id: 'member-ana',
      name: 'Ana',
      departments: [],
      presence: 'on',
      chosenAt: null,
      lastSeenAt: null,
    },
    {
      id: 'rita',
      name: 'Rita',
      departments: ['housekeeping'],
      presence: 'away',
      chosenAt: '2026-11-24T13:00:00.000Z',
      lastSeenAt: null,
    },
  ],
  drafts: [],
  unread: [],
  ...overrides,
});
