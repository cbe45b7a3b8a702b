import {
  type KnowledgeEntry,
  type KnowledgeInput,
  MAX_ENTRY_KEYWORDS,
  MAX_KEYWORD_CHARS,
} from '@bellkey/shared/api';
import { desc, eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { gapQuestions, gaps } from '../../../platform/database/schema/knowledge-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { mayApproveKnowledge } from '../../../property/staff/permissions.ts';
import { loadEntry } from '../entries/entry-view.ts';
import { addEntry, changeEntry } from '../entries/write-entry.ts';
import { contentStems, wordsOf } from '../search/search-terms.ts';

/** The latest questions of a gap, from which keywords are taken. */
const QUESTIONS_READ = 50;

/** A key from a title: `Sauna hours` is `sauna.hours`. */
export function keyFrom(title: string): string {
  return wordsOf(title).slice(0, 5).join('.').slice(0, 80).replace(/\.$/, '') || 'answer';
}

/** The words that guests used, so that the next guest who uses them gets the answer. */
async function wordsOfAskers(scope: PropertyScope, gapId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ question: gapQuestions.question })
    .from(gapQuestions)
    .where(scope.own(gapQuestions, eq(gapQuestions.gapId, gapId)))
    .orderBy(desc(gapQuestions.at))
    .limit(QUESTIONS_READ);
  const carried = new Set(rows.flatMap(({ question }) => contentStems(question)));
  // A guest may write a word of any length.
  const words = rows
    .flatMap(({ question }) => wordsOf(question))
    .filter((word) => word.length <= MAX_KEYWORD_CHARS);
  return [...new Set(words.filter((word) => [...carried].some((stem) => word.startsWith(stem))))].slice(
    0,
    MAX_ENTRY_KEYWORDS,
  );
}

/**
 * Answers a gap: one click turns it into an entry, from which the next guest is answered. A gap about an expired or
 * wrong entry changes that entry. Staff who may not approve create a draft, and the gap stays open.
 */
export async function teachGap(
  scope: PropertyScope,
  staff: StaffCaller,
  gapId: string,
  given: { title: string; text: Record<string, string>; scope: KnowledgeInput['scope'] },
): Promise<Outcome<KnowledgeEntry>> {
  const [[gap], asked, before] = await Promise.all([
    scope.db
      .select()
      .from(gaps)
      .where(scope.own(gaps, eq(gaps.id, gapId)))
      .for('update'),
    wordsOfAskers(scope, gapId),
    loadEntry(
      scope,
      sql`(select fact_id from gaps where property_id = ${scope.propertyId} and id = ${gapId})`,
    ),
  ]);
  if (!gap) return refused('not-found');
  if (gap.status === 'taught') return refused('already-decided');
  const keywords = gap.kind === 'unanswered' ? asked : [];
  const written = before
    ? await changeEntry(scope, staff, before.id, {
        ...before,
        ...given,
        // Values of the old answer are no longer true; the new sentence has them.
        values: {},
        text: { ...before.text, ...given.text },
        validFrom: null,
        validUntil: null,
        publish: true,
      })
    : await addEntry(
        scope,
        staff,
        {
          kind: 'fact',
          key: keyFrom(given.title),
          ...given,
          keywords,
          values: {},
          ownerId: staff.memberId,
          validFrom: null,
          validUntil: null,
          publish: true,
        },
        'gap',
      );
  if (!written.ok) return written;
  const live = mayApproveKnowledge(staff);
  scope.write(
    scope.db
      .update(gaps)
      .set({ factId: written.value.id, ...(live && { status: 'taught' as const }) })
      .where(scope.own(gaps, eq(gaps.id, gapId))),
  );
  return done(written.value);
}
