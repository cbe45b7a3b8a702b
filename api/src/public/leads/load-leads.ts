import type { Lead } from '@bellkey/shared/api';
import { and, desc, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm';
import type { Store } from '../../platform/database/property-scope.ts';
import { leads } from '../../platform/database/schema/public-tables.ts';
import type { Operator } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { operatorKey } from '../../property/operators/operators.ts';

/** How many enquiries one answer holds; a search finds the older ones. */
export const LEADS_SHOWN = 200;

const view = (row: typeof leads.$inferSelect): Lead => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
});

/**
 * The enquiries of an operator's brand, or all for an operator of the platform. The database's policies have the same
 * rule.
 */
export async function loadLeads(
  store: Store,
  operator: Operator,
  { state, search }: { state: 'open' | 'handled' | 'all'; search: string },
): Promise<Outcome<{ leads: Lead[]; more: boolean }>> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const columns = [leads.name, leads.email, leads.property, leads.message, leads.reference, leads.system];
  const rows = await store.lookUpEach(operatorKey(operator.uid), (db) =>
    db
      .select()
      .from(leads)
      .where(
        and(
          operator.brand === null ? undefined : eq(leads.brand, operator.brand),
          state === 'open' ? isNull(leads.handledAt) : undefined,
          state === 'handled' ? isNotNull(leads.handledAt) : undefined,
          search ? or(...columns.map((column) => ilike(column, pattern))) : undefined,
        ),
      )
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(LEADS_SHOWN + 1),
  );
  return done({ leads: rows.slice(0, LEADS_SHOWN).map(view), more: rows.length > LEADS_SHOWN });
}

/** Marks an enquiry as handled by this operator, or reopens it. Another brand's looks unknown. */
export async function markLead(
  store: Store,
  operator: Operator,
  id: string,
  handled: boolean,
): Promise<Outcome<Lead>> {
  return store.onPlatform(operatorKey(operator.uid), async (db, now) => {
    const [row] = await db
      .update(leads)
      .set(handled ? { handledAt: now, handledBy: operator.uid } : { handledAt: null, handledBy: null })
      .where(and(eq(leads.id, id), operator.brand === null ? undefined : eq(leads.brand, operator.brand)))
      .returning();
    return row ? done(view(row)) : refused('not-found');
  });
}
