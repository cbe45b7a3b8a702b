import { type SQL, sql } from 'drizzle-orm';

/** `waitsForPerson` of the contract as a condition on a row of conversations, by the name of the table or its alias. */
export const waitsForPersonSql = (table = 'conversations'): SQL =>
  sql.raw(`(${table}.guest_ended_at is null and (${table}.state = 'awaiting_human'
    or (${table}.state = 'human_active' and ${table}.waiting_since is not null)))`);
