import type { KnowledgeEntry } from '@bellkey/shared/api';
import * as knowledgeMessages from '../../../../messages/compiled/knowledge/en.ts';

export const statusMessages: Readonly<Record<KnowledgeEntry['status'], string>> = knowledgeMessages.statuses;

export const statusTones = {
  live: 'good',
  draft: 'neutral',
  stale: 'danger',
  upcoming: 'neutral',
  retired: 'neutral',
} as const satisfies Record<KnowledgeEntry['status'], string>;

export const scopeMessages: Readonly<Record<KnowledgeEntry['scope'], string>> = knowledgeMessages.scopes;

/** Whether an entry has every word of a search. */
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
