import type { KnowledgeEntry } from '@bellkey/shared/api';

/** An entry for tests: when breakfast is, live and for any guest. */
export function entryFixture(overrides: Partial<KnowledgeEntry> = {}): KnowledgeEntry {
  return {
    id: 'breakfast',
    kind: 'fact',
    key: 'breakfast.hours',
    title: 'Breakfast hours',
    scope: 'public',
    keywords: ['breakfast'],
    values: { from: '07:00' },
    text: { en: 'Breakfast is served from 07:00.' },
    ownerId: 'member-rui',
    owner: { id: 'member-rui', name: 'Rui' },
    validFrom: null,
    validUntil: null,
    status: 'live',
    origin: 'manual',
    version: 3,
    confirmedAt: '2026-03-15T09:00:00.000Z',
    updatedAt: '2026-03-15T09:00:00.000Z',
    ...overrides,
  };
}
