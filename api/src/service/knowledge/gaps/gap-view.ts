import type { Gap } from '@bellkey/shared/api';
import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts, gapQuestions, gaps } from '../../../platform/database/schema/knowledge-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { mayChat, mayProposeKnowledge } from '../../../property/staff/permissions.ts';
import { loadPeople } from '../entries/entry-view.ts';

/** Most gaps shown at once. */
const MOST_SHOWN = 200;
/** Guests' questions shown for each gap. */
const EXAMPLES = 5;

/** Placeholder of a question for callers who may not read guests' messages. */
const HIDDEN_QUESTION = 'A guest’s question; your role does not see its words';

/** The latest questions of each gap, without duplicates. */
async function loadExamples(scope: PropertyScope, wanted: SQL | undefined): Promise<Map<string, string[]>> {
  const shown = scope.db
    .select({ id: gaps.id })
    .from(gaps)
    .where(wanted)
    .orderBy(desc(gaps.count), desc(gaps.lastAt))
    .limit(MOST_SHOWN);
  // Ranked by the database: a gap that guests ask about every day has thousands of questions.
  const ranked = scope.db
    .select({
      gapId: gapQuestions.gapId,
      question: gapQuestions.question,
      at: sql`max(${gapQuestions.at})`.as('latest_at'),
      rank: sql<number>`row_number() over (partition by ${gapQuestions.gapId} order by max(${gapQuestions.at}) desc)`.as(
        'rank',
      ),
    })
    .from(gapQuestions)
    .where(scope.own(gapQuestions, inArray(gapQuestions.gapId, shown)))
    .groupBy(gapQuestions.gapId, gapQuestions.question)
    .as('ranked');
  const rows = await scope.db.select().from(ranked).where(lte(ranked.rank, EXAMPLES)).orderBy(ranked.rank);
  const examples = new Map<string, string[]>();
  for (const { gapId, question } of rows) examples.set(gapId, [...(examples.get(gapId) ?? []), question]);
  return examples;
}

/**
 * Gaps for this caller, most asked first. Examples are guests' words: only callers who may chat read them. Callers who
 * may propose knowledge read the question that they are to answer; others (developers) read neither.
 */
export async function loadGaps(
  scope: PropertyScope,
  staff: StaffCaller,
  which: 'open' | 'all',
  id?: string,
): Promise<Gap[]> {
  const wanted = scope.own(
    gaps,
    which === 'open' ? eq(gaps.status, 'open') : undefined,
    id === undefined ? undefined : eq(gaps.id, id),
  );
  const [rows, examples, people] = await Promise.all([
    scope.db
      .select({ gap: gaps, title: facts.title })
      .from(gaps)
      .leftJoin(facts, and(eq(facts.propertyId, gaps.propertyId), eq(facts.id, gaps.factId)))
      .where(wanted)
      .orderBy(desc(gaps.count), desc(gaps.lastAt))
      .limit(MOST_SHOWN),
    mayChat(staff) ? loadExamples(scope, wanted) : null,
    loadPeople(scope),
  ]);
  const names = new Map(people.map((person) => [person.id, person.name]));
  return rows.map(({ gap, title }) => ({
    id: gap.id,
    kind: gap.kind,
    question: mayProposeKnowledge(staff) ? gap.question : HIDDEN_QUESTION,
    examples: examples?.get(gap.id) ?? [],
    count: gap.count,
    status: gap.status,
    entry: gap.factId ? { id: gap.factId, title: title ?? '' } : null,
    owner: gap.ownerId ? { id: gap.ownerId, name: names.get(gap.ownerId) ?? 'A former colleague' } : null,
    firstAt: gap.firstAt.toISOString(),
    lastAt: gap.lastAt.toISOString(),
  }));
}

/** Dismisses or reopens a gap. */
export async function setGapOpen(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  open: boolean,
): Promise<Outcome<Gap>> {
  scope.write(
    scope.db
      .update(gaps)
      .set({ status: open ? 'open' : 'dismissed' })
      .where(scope.own(gaps, eq(gaps.id, id))),
  );
  const [gap] = await loadGaps(scope, staff, 'all', id);
  return gap ? done(gap) : refused('not-found');
}
