import type { KnowledgeEntry } from '@bellkey/shared/api';
import type { facts } from '../../../platform/database/schema/knowledge-tables.ts';

/** An entry as stored. */
export type FactRow = typeof facts.$inferSelect;

/** An entry's state at an instant: its dates can make a live one `stale` or `upcoming`, and no guest reads either. */
export function statusAt(
  { status, validFrom, validUntil }: Pick<FactRow, 'status' | 'validFrom' | 'validUntil'>,
  now: Date,
): KnowledgeEntry['status'] {
  if (status !== 'live') return status;
  if (validUntil !== null && validUntil <= now) return 'stale';
  return validFrom !== null && validFrom > now ? 'upcoming' : 'live';
}
