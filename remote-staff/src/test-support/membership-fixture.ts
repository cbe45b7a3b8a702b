import type { Membership } from '@bellkey/shared/api';

/** A membership for tests: Ana, front desk of Hotel Aurora, approved. */
export function membershipFixture(overrides: Partial<Membership> = {}): Membership {
  return {
    id: 'member-ana',
    property: {
      id: 'aurora',
      slug: 'aurora',
      name: 'Hotel Aurora',
      kind: 'hotel',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      languages: ['en', 'pt'],
      phone: '+351 210 000 000',
    },
    role: 'agent',
    state: 'approved',
    departments: ['reception'],
    name: 'Ana',
    submittedAt: null,
    reason: null,
    ...overrides,
  };
}
