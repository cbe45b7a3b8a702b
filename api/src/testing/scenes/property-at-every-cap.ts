import {
  MAX_DISHES_IN_ALL,
  MAX_ENTRY_LANGUAGES,
  MAX_KNOWLEDGE_CHARS,
  MAX_KNOWLEDGE_ENTRIES,
  MAX_MENU_CATEGORIES,
  MAX_OPEN_GAPS,
  MAX_OPEN_REQUESTS,
  MAX_PLACES_IN_ALL,
  MAX_RECURRING_REQUESTS,
  MAX_REQUEST_STEPS,
  MAX_SERVICES,
} from '@bellkey/shared/api';
import { count, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { facts, gaps, synonymGroups } from '../../platform/database/schema/knowledge-tables.ts';
import { menuCategories, menuItems } from '../../platform/database/schema/order-tables.ts';
import { locations, services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../small-hotel.ts';

const LANGUAGES = Array.from({ length: MAX_ENTRY_LANGUAGES }, (_, i) => `a${String.fromCharCode(97 + i)}`);
/** As many synonyms as a property may have, in groups that every entry has a word of. */
const SYNONYM_GROUPS = 200;
const SYNONYMS_IN_GROUP = 20;
/** Of the size that so many rows of one statement may have. */
const ROWS_AT_ONCE = 100;

/** Adds rows until the property has as many as it may. */
async function fillTable<Row>(
  scope: PropertyScope,
  table: PgTable & { propertyId: AnyPgColumn },
  limit: number,
  row: (index: number) => Row,
): Promise<void> {
  const [counted] = await scope.db
    .select({ rows: count() })
    .from(table)
    .where(eq(table.propertyId, scope.propertyId));
  for (let there = counted?.rows ?? 0; there < limit; there += ROWS_AT_ONCE) {
    const more = Math.min(ROWS_AT_ONCE, limit - there);
    const rows = Array.from({ length: more }, (_, index) => ({
      propertyId: scope.propertyId,
      ...row(there + index),
    }));
    await scope.db.insert(table).values(rows as never);
  }
}

/** As many open requests as a property may have, of which as many come again as may, some with a long history. */
async function fillRequests({ db, propertyId, now }: PropertyScope): Promise<void> {
  await db.execute(sql`insert into requests (property_id, id, no, service_key, title, location_id, department_key,
      state, priority, source, created_at, acknowledge_by, promised_at, schedule)
    select ${propertyId}, 'full-' || n, 10000 + n, 'towels', 'Towels ' || n, 'room-204', 'housekeeping', 'new', 'normal',
      'staff', ${now}::timestamptz - interval '1 day', ${now}::timestamptz, ${now}::timestamptz,
      case when n <= ${MAX_RECURRING_REQUESTS}::integer
        then '{"kind": "at", "at": "2026-11-24T07:00:00.000Z", "every": {"unit": "day", "count": 1}}'::jsonb end
    from generate_series(1, ${MAX_OPEN_REQUESTS}::integer) n`);
  await db.execute(sql`insert into request_steps (property_id, request_id, ordinal, state, at, by_kind)
    select ${propertyId}, 'full-' || n, step, 'new', ${now}::timestamptz, 'staff'
    from generate_series(1, 20) n, generate_series(1, ${MAX_REQUEST_STEPS}::integer) step`);
}

/** Gives a hotel with a menu as much of everything as a property may have, much of it about the same words. */
export async function fillToEveryCap(store: Store, hotel: SmallHotel): Promise<void> {
  const perText = Math.floor(MAX_KNOWLEDGE_CHARS / MAX_KNOWLEDGE_ENTRIES / MAX_ENTRY_LANGUAGES) - 10;
  const text = 'Towels at the pool from 07:00. '.repeat(4).slice(0, perText);
  // Each paragraph is a passage of its own.
  const paragraphs = 'At 7\n\n'.repeat(perText).slice(0, perText);
  await store.inProperty(hotel.id, async (scope) => {
    await fillTable(scope, facts, MAX_KNOWLEDGE_ENTRIES, (index) => ({
      id: `full-${index}`,
      kind: index % 2 ? 'fact' : 'article',
      key: `pool.hours.${index % 10}`,
      title: `Pool towels ${index}`,
      scope: 'public',
      keywords: ['towels'],
      values: { from: `${index % 24}:00` },
      text: Object.fromEntries(LANGUAGES.map((language) => [language, index % 2 ? text : paragraphs])),
      confirmedAt: scope.now,
    }));
    await fillTable(scope, synonymGroups, SYNONYM_GROUPS, (index) => ({
      id: `full-${index}`,
      words: [
        'towels',
        ...Array.from({ length: SYNONYMS_IN_GROUP - 1 }, (_, no) => `linen ${index} of ${no}`),
      ],
    }));
    await fillTable(scope, services, MAX_SERVICES, (index) => ({
      key: `full${index}`,
      title: `Towels of kind ${index}`,
      departmentKey: 'housekeeping',
      kind: 'deliver',
      requiredSlots: [],
      level: 'delivery',
      starter: `Towels of kind ${index}, please`,
      words: [`towel${index}`],
    }));
    await fillTable(scope, locations, MAX_PLACES_IN_ALL, (index) => ({
      id: `full-${index}`,
      kind: 'room',
      label: `Cabin ${index}`,
    }));
    await fillTable(scope, menuCategories, MAX_MENU_CATEGORIES, (index) => ({
      id: `full-${index}`,
      name: `Part ${index}`,
    }));
    await fillTable(scope, menuItems, MAX_DISHES_IN_ALL, (index) => ({
      id: `full-${index}`,
      categoryId: 'all',
      name: `Towel cake ${index}`,
      description: '',
      priceCents: 100,
      allergens: [],
      diets: [],
    }));
    await fillTable(scope, gaps, MAX_OPEN_GAPS, (index) => ({
      id: `full-${index}`,
      kind: 'unanswered',
      question: `Question ${index} about towels`,
      stems: [`stem${index}`],
      count: 1,
      firstAt: scope.now,
      lastAt: scope.now,
    }));
    await fillRequests(scope);
    return done(undefined);
  });
}
