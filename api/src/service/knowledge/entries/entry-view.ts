import type { KnowledgeEntry } from '@bellkey/shared/api';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { mayProposeKnowledge } from '../../../property/staff/permissions.ts';
import { statusAt } from './entry-status.ts';

/** Who works here, to own an entry. */
export async function loadPeople(scope: PropertyScope): Promise<Array<{ id: string; name: string }>> {
  return scope.db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(scope.own(staffMembers, eq(staffMembers.state, 'approved')))
    .orderBy(asc(staffMembers.name));
}

/** Entries as staff see them. */
export async function loadEntries(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<KnowledgeEntry[]> {
  const rows = await scope.db
    .select()
    .from(facts)
    .where(scope.own(facts, ...conditions))
    .orderBy(asc(facts.title), asc(facts.id));
  const names = new Map((await loadPeople(scope)).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    key: row.key,
    title: row.title,
    scope: row.scope,
    keywords: row.keywords,
    values: row.values,
    text: row.text,
    ownerId: row.ownerId,
    owner: row.ownerId ? { id: row.ownerId, name: names.get(row.ownerId) ?? 'Somebody who left' } : null,
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    status: statusAt(row, scope.now),
    origin: row.origin,
    version: row.version,
    confirmedAt: row.confirmedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** An entry for this caller: the keywords of one that was taught from a gap are words of the guests who asked. */
export function withoutGuestText(entry: KnowledgeEntry, staff: StaffCaller): KnowledgeEntry {
  return entry.origin === 'gap' && !mayProposeKnowledge(staff) ? { ...entry, keywords: [] } : entry;
}

export async function loadEntry(scope: PropertyScope, id: string): Promise<KnowledgeEntry | null> {
  return (await loadEntries(scope, eq(facts.id, id)))[0] ?? null;
}
