import type { KnowledgeEntry } from '@bellkey/shared/api';

export const statusMessages: Record<KnowledgeEntry['status'], string> = {
  live: 'Live',
  draft: 'Draft',
  stale: 'Out of date',
  upcoming: 'Not yet valid',
  retired: 'Retired',
};

export const statusTones = {
  live: 'good',
  draft: 'neutral',
  stale: 'danger',
  upcoming: 'neutral',
  retired: 'neutral',
} as const satisfies Record<KnowledgeEntry['status'], string>;

export const scopeMessages: Record<KnowledgeEntry['scope'], string> = {
  public: 'Any guest',
  room: 'Guests in a room',
  internal: 'Staff only',
};

/** Whether an entry holds every word of a search. */
export function matchesSearch(entry: KnowledgeEntry, search: string): boolean {
  const text = [
    entry.title,
    entry.key,
    ...entry.keywords,
    ...Object.values(entry.text),
    ...Object.values(entry.values),
  ]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
