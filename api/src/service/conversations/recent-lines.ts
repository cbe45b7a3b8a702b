import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { instantText, selectJson } from '../../platform/database/select-json.ts';

/** A line that a guest wrote a moment ago. */
export interface RecentLine {
  body: string;
  ordinal: number;
  /** ISO instant. */
  at: string;
}

/** What a guest wrote lately. */
export interface RecentLines {
  count: number;
  /** When the first of them was written, as an ISO instant; null without any. */
  oldest: string | null;
  /** The newest ones, newest first. */
  newest: RecentLine[];
}

/** How much a guest wrote since a moment, and their newest lines: one statement for the limit and for danger. */
export async function loadRecentLines(
  { db, propertyId }: PropertyScope,
  sessionId: string,
  since: Date,
  newest: number,
): Promise<RecentLines> {
  const written = sql`from messages where property_id = ${propertyId} and sender_kind = 'guest'
    and sender_id = ${sessionId} and created_at > ${since.toISOString()}::timestamptz`;
  const [found] = await selectJson<RecentLines>(
    db,
    sql`select json_build_object('count', count(*), 'oldest', ${sql.raw(instantText('min(created_at)'))},
      'newest', (
        select coalesce(json_agg(json_build_object('body', line.body, 'ordinal', line.ordinal,
          'at', ${sql.raw(instantText('line.created_at'))}) order by line.ordinal desc), '[]')
        from (select body, ordinal, created_at ${written} order by ordinal desc limit ${newest}) line)) as json
      ${written}`,
  );
  return found ?? { count: 0, oldest: null, newest: [] };
}
