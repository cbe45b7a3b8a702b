import { MAX_KNOWLEDGE_CHARS, MAX_KNOWLEDGE_ENTRIES } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import { holdLock } from '../../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import { type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import type { FactRow } from './entry-status.ts';

type Content = Pick<FactRow, 'text' | 'values'>;

const charsOf = ({ text, values }: Content) => JSON.stringify(text).length + JSON.stringify(values).length;

/** How much more a property may write into its knowledge. */
export interface KnowledgeBudget {
  /** Counts a change of an entry's content, or returns why it does not fit; `before` is null for a new entry. */
  take(before: Content | null, after: Content): Outcome<never> | null;
}

/**
 * The remaining limits of a property. Holds a lock until the transaction ends, so that concurrent writers cannot both
 * take the last place; an import loads it once for all its entries.
 */
export async function loadKnowledgeBudget(scope: PropertyScope): Promise<KnowledgeBudget> {
  const [, [used]] = await Promise.all([
    holdLock(scope.db, `knowledge:${scope.propertyId}`),
    scope.db
      .select({
        entries: sql<number>`count(*)::integer`,
        chars: sql<number>`coalesce(sum(length(${facts.text}::text) + length(${facts.values}::text)), 0)::integer`,
      })
      .from(facts)
      .where(scope.own(facts)),
  ]);
  let { entries, chars } = used ?? { entries: 0, chars: 0 };
  return {
    take(before, after) {
      const added = charsOf(after) - (before ? charsOf(before) : 0);
      if (!before && entries >= MAX_KNOWLEDGE_ENTRIES) {
        return refused('knowledge-full', {
          detail: `A property keeps at most ${MAX_KNOWLEDGE_ENTRIES.toLocaleString('en')} entries. Change one that is there instead.`,
        });
      }
      // A change that makes an entry smaller is always accepted, even if old content exceeds the limit.
      if (added > 0 && chars + added > MAX_KNOWLEDGE_CHARS) {
        return refused('knowledge-full', {
          detail: `The texts of a property hold at most ${MAX_KNOWLEDGE_CHARS.toLocaleString('en')} characters. Shorten some of them first.`,
        });
      }
      if (!before) entries += 1;
      chars += added;
      return null;
    },
  };
}
