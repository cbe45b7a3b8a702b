import type { TeamChannel, TeamMessage } from '@bellkey/shared/api';

/** A team channel for tests: Housekeeping, with nothing unread. */
export const channelFixture = (overrides: Partial<TeamChannel> = {}): TeamChannel => ({
  id: 'd-housekeeping',
  kind: 'department',
  name: 'Housekeeping',
  with: null,
  open: true,
  last: { by: 'Rui', preview: 'The linen is here', at: '2026-03-15T09:00:00.000Z' },
  readUpTo: 1,
  unread: 0,
  unreadForCaller: 0,
  ...overrides,
});

/** A message of a team channel for tests: Rui's first one. */
export const teamMessageFixture = (overrides: Partial<TeamMessage> = {}): TeamMessage => ({
  id: `m${overrides.no ?? 1}`,
  clientId: `k${overrides.no ?? 1}`,
  channelId: 'd-housekeeping',
  no: 1,
  by: { id: 'member-rui', name: 'Rui' },
  body: 'The linen is here',
  mentions: [],
  here: false,
  createdAt: '2026-03-15T09:00:00.000Z',
  ...overrides,
});
