import { sql } from 'drizzle-orm';
import { instantText } from '../../platform/database/select-json.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';

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

const written = sql`from messages where property_id = ${ofProperty} and sender_kind = 'guest'
  and sender_id = ${sql.placeholder('sessionId')} and created_at > ${sql.placeholder('since')}::timestamptz`;

/**
 * How much a guest wrote since a moment, and their newest lines, as JSON ({@link RecentLines}): for the limit and for danger.
 * Takes the values `sessionId`, `since` and `newest`, the most lines that it lists.
 */
export const recentLinesJson = sql`(
  select json_build_object('count', count(*), 'oldest', ${sql.raw(instantText('min(created_at)'))},
    'newest', (
      select coalesce(json_agg(json_build_object('body', line.body, 'ordinal', line.ordinal,
        'at', ${sql.raw(instantText('line.created_at'))}) order by line.ordinal desc), '[]')
      from (
        select body, ordinal, created_at ${written} order by ordinal desc limit ${sql.placeholder('newest')}
      ) line))
  ${written})`;
