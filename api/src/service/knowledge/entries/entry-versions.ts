import { type KnowledgeVersion, MAX_ENTRY_VERSIONS } from '@bellkey/shared/api';
import { desc, eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { factVersions } from '../../../platform/database/schema/knowledge-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import type { FactRow } from './entry-status.ts';

/** Author of an entry. */
export type Author = Pick<StaffCaller, 'memberId' | 'name'>;

/** Adds the entry's current content to its history, of which the latest {@link MAX_ENTRY_VERSIONS} are kept. */
export function keepVersion(scope: PropertyScope, row: FactRow, by: Author | null): void {
  const { title, text, values, status } = row;
  scope.write(
    scope.db
      .insert(factVersions)
      .values({
        propertyId: scope.propertyId,
        factId: row.id,
        version: row.version,
        snapshot: { title, text, values, status },
        byId: by?.memberId ?? null,
        byName: by?.name ?? 'Before versions were kept',
        at: by ? scope.now : row.updatedAt,
      })
      .onConflictDoNothing(),
  );
  if (row.version > MAX_ENTRY_VERSIONS) {
    scope.write(sql`select drop_old_versions(${row.id}, ${MAX_ENTRY_VERSIONS}::integer)`);
  }
}

/** Earlier versions of an entry, newest first. */
export async function loadVersions(scope: PropertyScope, id: string): Promise<KnowledgeVersion[]> {
  const rows = await scope.db
    .select()
    .from(factVersions)
    .where(scope.own(factVersions, eq(factVersions.factId, id)))
    .orderBy(desc(factVersions.version))
    .limit(MAX_ENTRY_VERSIONS);
  return rows.map(({ version, at, byName, snapshot }) => ({
    version,
    at: at.toISOString(),
    by: byName,
    title: String(snapshot.title ?? ''),
    text: (snapshot.text ?? {}) as Record<string, string>,
    values: (snapshot.values ?? {}) as Record<string, string>,
    status: String(snapshot.status ?? ''),
  }));
}
