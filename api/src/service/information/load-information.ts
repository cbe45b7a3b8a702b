import { type InformationEntry, MAX_INFORMATION_ENTRIES } from '@bellkey/shared/api';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { departments, servicePolicies } from '../../platform/database/schema/property-tables.ts';
import { type FactRow, statusAt } from '../knowledge/entries/entry-status.ts';
import { topicOf } from './topic-of.ts';

/** Departments in the property's order, and its opening hours if it has set any. */
export async function loadDepartments(scope: PropertyScope) {
  const [known, [stored]] = await Promise.all([
    scope.db
      .select({ key: departments.key, name: departments.name })
      .from(departments)
      .where(scope.own(departments))
      .orderBy(asc(departments.position), asc(departments.key)),
    scope.db
      .select({ policy: servicePolicies.policy })
      .from(servicePolicies)
      .where(scope.own(servicePolicies)),
  ]);
  return { departments: known, policy: stored?.policy ?? null };
}

/** What guests at such a place may read now: nothing internal, drafted, past or future, and room entries only in a room. */
export async function loadEntries(
  scope: PropertyScope,
  inRoom: boolean,
): Promise<{ entries: InformationEntry[]; more: boolean }> {
  const scopes: FactRow['scope'][] = inRoom ? ['public', 'room'] : ['public'];
  const rows = await scope.content(`information for a ${inRoom ? 'room' : 'passer-by'}`, () =>
    scope.db
      .select()
      .from(facts)
      .where(scope.own(facts, and(inArray(facts.scope, scopes), eq(facts.status, 'live'))))
      .orderBy(asc(facts.key), asc(facts.id)),
  );
  const told = rows.filter((row) => statusAt(row, scope.now) === 'live');
  return {
    entries: told.slice(0, MAX_INFORMATION_ENTRIES).map(({ id, key, title, text, confirmedAt }) => ({
      id,
      topic: topicOf(key),
      title,
      text,
      confirmedAt: confirmedAt.toISOString(),
    })),
    more: told.length > MAX_INFORMATION_ENTRIES,
  };
}
