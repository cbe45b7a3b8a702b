import { type OperationOutput, type Retention, STANDARD_RETENTION_DAYS } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { retentionSettings } from '../../platform/database/schema/conversation-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import type { Call } from '../../platform/operations/handlers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { differingFields, recordChanges } from '../../property/settings/record-change.ts';

const DAY_MS = 24 * 60 * 60_000;

const standard: Retention = {
  conversationDays: STANDARD_RETENTION_DAYS,
  requestDays: STANDARD_RETENTION_DAYS,
  eventDays: STANDARD_RETENTION_DAYS,
  version: 0,
};

/** Retention of guests' messages at this property. */
export async function loadRetention(scope: PropertyScope): Promise<Retention> {
  const [row] = await scope.db.select().from(retentionSettings).where(scope.own(retentionSettings));
  if (!row) return standard;
  const { conversationDays, requestDays, eventDays, version } = row;
  return { conversationDays, requestDays, eventDays, version };
}

/** That many days before the transaction's time. */
export const daysAgo = (scope: PropertyScope, days: number): Date =>
  new Date(scope.now.getTime() - days * DAY_MS);

/** Conversations without anything open, which can be erased after their time. */
export const endedConversation =
  sql.raw(`not exists (select from requests r where r.property_id = c.property_id
    and r.conversation_id = c.id and r.state not in ('done', 'closed', 'cancelled', 'declined', 'expired'))
  and not exists (select from alarms a where a.property_id = c.property_id and a.conversation_id = c.id
    and a.over_at is null)`);

/** The retention, and what it would erase now: with current or with given settings. */
export async function previewRetention(
  scope: PropertyScope,
  wanted: Pick<Call<'GET /api/staff/retention'>['query'], 'conversationDays' | 'requestDays'>,
): Promise<Outcome<OperationOutput<'GET /api/staff/retention'>>> {
  const at = scope.now.toISOString();
  const before = (days: number | undefined, column: 'conversation_days' | 'request_days') =>
    sql`${at}::timestamptz - interval '1 day' * coalesce(${days ?? null}::integer,
      (select ${sql.raw(column)} from retention_settings where property_id = ${scope.propertyId}),
      ${STANDARD_RETENTION_DAYS}::integer)`;
  const [retention, { rows }] = await Promise.all([
    loadRetention(scope),
    scope.db.execute(sql`
      select (select count(*)::integer from conversations c where c.property_id = ${scope.propertyId}
          and coalesce(c.last_message_at, c.created_at) < ${before(wanted.conversationDays, 'conversation_days')}
          and ${endedConversation}) as conversations,
        (select count(*)::integer from requests where property_id = ${scope.propertyId} and erased_at is null
          and conversation_id is null and state in ('done', 'closed', 'cancelled', 'declined', 'expired')
          and created_at < ${before(wanted.requestDays, 'request_days')}) as requests`) as unknown as Promise<{
      rows: Array<{ conversations: number; requests: number }>;
    }>,
  ]);
  const [due = { conversations: 0, requests: 0 }] = rows;
  return done({
    retention,
    due: {
      ...due,
      conversationsBefore: daysAgo(
        scope,
        wanted.conversationDays ?? retention.conversationDays,
      ).toISOString(),
      requestsBefore: daysAgo(scope, wanted.requestDays ?? retention.requestDays).toISOString(),
    },
  });
}

/** Sets the retention of guests' messages, and records who set it. */
export async function changeRetention(
  scope: PropertyScope,
  staff: StaffCaller,
  { version, ...wanted }: Call<'PUT /api/staff/retention'>['body'],
): Promise<Outcome<Retention>> {
  const { version: current, ...before } = await loadRetention(scope);
  if (current !== version) return refused('version-conflict');
  const changed = differingFields(before, wanted);
  if (!changed) return done({ ...wanted, version });
  const next = { ...wanted, version: version + 1 };
  scope.write(
    scope.db
      .insert(retentionSettings)
      .values({ propertyId: scope.propertyId, ...next })
      .onConflictDoUpdate({ target: retentionSettings.propertyId, set: next }),
  );
  recordChanges(scope, staff, [
    { subject: 'retention', id: scope.propertyId, title: 'Retention', ...changed },
  ]);
  return done(next);
}
