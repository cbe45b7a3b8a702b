import type { OperationOutput } from '@bellkey/shared/api';
import { desc, eq, gte, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { settingChanges } from '../../platform/database/schema/property-tables.ts';
import type { Call } from '../../platform/operations/handlers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** Where a page ends: the instant and id of its last change, as `2026-11-22T09:30:00.000Z~0b1c…`. */
const Cursor = z.tuple([z.iso.datetime(), z.string().regex(/^[\w-]{1,64}$/)]);

/** Changes of the settings, newest first: all, or those that were asked for. */
export async function loadChanges(
  scope: PropertyScope,
  { limit, before, subject, by, from, until }: Call<'GET /api/staff/settings/changes'>['query'],
): Promise<Outcome<OperationOutput<'GET /api/staff/settings/changes'>>> {
  const cursor = before === undefined ? null : Cursor.safeParse(before.split('~'));
  if (cursor && !cursor.success) return refused('bad-input', { fields: { before: 'No page begins here.' } });
  const [rows, people] = await Promise.all([
    scope.db
      .select()
      .from(settingChanges)
      .where(
        scope.own(
          settingChanges,
          cursor
            ? sql`(${settingChanges.at}, ${settingChanges.id}) < (${cursor.data[0]}::timestamptz, ${cursor.data[1]})`
            : undefined,
          subject && eq(settingChanges.subject, subject),
          by === undefined ? undefined : eq(settingChanges.memberId, by),
          from === undefined ? undefined : gte(settingChanges.at, new Date(from)),
          until === undefined ? undefined : lt(settingChanges.at, new Date(until)),
        ),
      )
      .orderBy(desc(settingChanges.at), desc(settingChanges.id))
      .limit(limit + 1),
    loadPeople(scope),
  ]);
  const changes = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: row.memberName,
    subject: row.subject,
    subjectId: row.subjectId,
    title: row.subjectTitle,
    before: row.before,
    after: row.after,
  }));
  const last = changes.at(-1);
  return done({ changes, next: rows.length > limit && last ? `${last.at}~${last.id}` : null, people });
}

/** Everyone who has changed settings, by the name of their latest change. */
async function loadPeople(scope: PropertyScope): Promise<Array<{ id: string; name: string }>> {
  const rows = await scope.db
    .selectDistinctOn([settingChanges.memberId], {
      id: settingChanges.memberId,
      name: settingChanges.memberName,
    })
    .from(settingChanges)
    .where(scope.own(settingChanges))
    .orderBy(settingChanges.memberId, desc(settingChanges.at));
  return rows.sort((a, b) => a.name.localeCompare(b.name));
}
