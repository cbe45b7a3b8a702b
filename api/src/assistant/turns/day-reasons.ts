import type { OperationOutput } from '@bellkey/shared/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turnReasons } from '../../platform/database/schema/assistant-tables.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import type { Call } from '../../platform/operations/handlers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { periodsOf } from '../ai-settings/usage.ts';
import { reasonView } from './turn-reasons.ts';

/** Where a page ends: the instant and id of its last reason, as `2026-11-22T09:30:00.000Z~0b1c…`. */
const Cursor = z.tuple([z.iso.datetime(), z.string().regex(/^[\w-]{1,64}$/)]);

/** What the assistant refused, handed over or had replaced on a day of the property's calendar, newest first. */
export async function loadReasonsOfDay(
  scope: PropertyScope,
  { day: wanted, limit, before }: Call<'GET /api/staff/ai/reasons'>['query'],
): Promise<Outcome<OperationOutput<'GET /api/staff/ai/reasons'>>> {
  const cursor = before === undefined ? null : Cursor.safeParse(before.split('~'));
  if (cursor && !cursor.success) return refused('bad-input', { fields: { before: 'No page begins here.' } });
  const { timeZone } = await loadProperty(scope);
  const { day: today } = periodsOf(scope.now, timeZone);
  const day = wanted ?? today;
  // The database knows which days have 23 or 25 hours.
  const midnight = (daysLater: number) =>
    sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${timeZone})`;
  const rows = await scope.db
    .select({
      reason: turnReasons,
      place: { id: locations.id, label: locations.label, kind: locations.kind },
    })
    .from(turnReasons)
    .innerJoin(
      conversations,
      and(
        eq(conversations.propertyId, turnReasons.propertyId),
        eq(conversations.id, turnReasons.conversationId),
      ),
    )
    .innerJoin(
      locations,
      and(eq(locations.propertyId, conversations.propertyId), eq(locations.id, conversations.locationId)),
    )
    .where(
      scope.own(
        turnReasons,
        sql`${turnReasons.at} >= ${midnight(0)} and ${turnReasons.at} < ${midnight(1)}`,
        cursor
          ? sql`(${turnReasons.at}, ${turnReasons.turnId}) < (${cursor.data[0]}::timestamptz, ${cursor.data[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(turnReasons.at), desc(turnReasons.turnId))
    .limit(limit + 1);
  const reasons = rows.slice(0, limit).map(({ reason, place }) => ({
    ...reasonView(reason),
    conversationId: reason.conversationId,
    place,
  }));
  const last = reasons.at(-1);
  return done({
    day,
    today,
    reasons,
    next: rows.length > limit && last ? `${last.at}~${last.turnId}` : null,
  });
}
