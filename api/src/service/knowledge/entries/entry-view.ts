import type { KnowledgeEntry } from '@bellkey/shared/api';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { mayProposeKnowledge } from '../../../property/staff/permissions.ts';
import { type FactRow, statusAt } from './entry-status.ts';

/** Staff members who can own an entry. */
export async function loadPeople(scope: PropertyScope): Promise<People> {
  return scope.db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(scope.own(staffMembers, eq(staffMembers.state, 'approved')))
    .orderBy(asc(staffMembers.name));
}

/** People who may own an entry, by their ids. */
export type People = ReadonlyArray<{ id: string; name: string }>;

/** An entry as staff see it. */
export function entryView(row: FactRow, people: People, now: Date): KnowledgeEntry {
  const owner = people.find(({ id }) => id === row.ownerId);
  return {
    id: row.id,
    kind: row.kind,
    key: row.key,
    title: row.title,
    scope: row.scope,
    keywords: row.keywords,
    values: row.values,
    text: row.text,
    ownerId: row.ownerId,
    owner: row.ownerId ? { id: row.ownerId, name: owner?.name ?? 'A former colleague' } : null,
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    status: statusAt(row, now),
    origin: row.origin,
    version: row.version,
    confirmedAt: row.confirmedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Entries as they are stored. */
export function loadEntryRows(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<FactRow[]> {
  return scope.db
    .select()
    .from(facts)
    .where(scope.own(facts, ...conditions))
    .orderBy(asc(facts.title), asc(facts.id));
}

/** An entry for this caller: the keywords of one that was made from a gap are guests' words. */
export function withoutGuestText(entry: KnowledgeEntry, staff: StaffCaller): KnowledgeEntry {
  return entry.origin === 'gap' && !mayProposeKnowledge(staff) ? { ...entry, keywords: [] } : entry;
}

/** One entry, or null when this property does not have it. */
export async function loadEntry(scope: PropertyScope, id: string | SQL): Promise<KnowledgeEntry | null> {
  const [[row], people] = await Promise.all([loadEntryRows(scope, eq(facts.id, id)), loadPeople(scope)]);
  return row ? entryView(row, people, scope.now) : null;
}
