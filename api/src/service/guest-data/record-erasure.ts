import { randomUUID } from 'node:crypto';
import type { Erasure } from '@bellkey/shared/api';
import { desc } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { erasures } from '../../platform/database/schema/conversation-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';

/** Most entries listed. */
const LISTED = 100;

/** Records what was erased, kinds and numbers only. Without a staff member, retention did it. */
export function recordErasure(
  scope: PropertyScope,
  {
    staff,
    conversationId,
    counts,
  }: { staff: StaffCaller | null; conversationId: string | null; counts: Record<string, number> },
): Erasure {
  const row = {
    propertyId: scope.propertyId,
    id: randomUUID(),
    at: scope.now,
    memberId: staff?.memberId ?? null,
    memberName: staff?.name ?? null,
    conversationId,
    counts,
  };
  scope.write(scope.db.insert(erasures).values(row));
  return toErasure(row);
}

/** The latest erasures, newest first. */
export async function loadErasures(scope: PropertyScope): Promise<Erasure[]> {
  const rows = await scope.db
    .select()
    .from(erasures)
    .where(scope.own(erasures))
    .orderBy(desc(erasures.at), desc(erasures.id))
    .limit(LISTED);
  return rows.map(toErasure);
}

const toErasure = ({
  id,
  at,
  memberName,
  conversationId,
  counts,
}: typeof erasures.$inferSelect): Erasure => ({
  id,
  at: at.toISOString(),
  by: memberName,
  conversationId,
  counts,
});
