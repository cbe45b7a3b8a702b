import { randomUUID } from 'node:crypto';
import { MAX_OPEN_GAPS } from '@bellkey/shared/api';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { gapQuestions, gaps } from '../../../platform/database/schema/knowledge-tables.ts';
import { contentStems } from '../search/search-terms.ts';
import { alsoCalled, loadSynonyms } from '../search/synonyms.ts';

type GapRow = typeof gaps.$inferSelect;

/** A question without an answer. */
export interface OpenQuestion {
  question: string;
  conversationId: string | null;
  messageId?: string | null;
  /** The expired or wrong entry; its gaps are grouped by entry, not by words. */
  entry?: { id: string; ownerId: string | null } | null;
}

/** Two questions are grouped when they share at least this part of their terms. */
const SAME_QUESTION = 0.5;
const QUESTION_MAX_CHARS = 300;

const overlap = (a: ReadonlySet<string>, b: readonly string[]) => {
  const shared = b.filter((stem) => a.has(stem)).length;
  return shared === 0 ? 0 : shared / Math.min(a.size, b.length);
};

/** The terms of a question, with translations and the property's synonyms. */
async function stemsOf(scope: PropertyScope, question: string): Promise<{ own: string[]; wide: string[] }> {
  const own = contentStems(question);
  const others = alsoCalled(question, await loadSynonyms(scope)).flatMap(contentStems);
  return { own, wide: [...new Set([...own, ...others])] };
}

const OPEN_GAP = {
  id: gaps.id,
  kind: gaps.kind,
  stems: gaps.stems,
  factId: gaps.factId,
  count: gaps.count,
  lastAt: gaps.lastAt,
};

/** An open gap, as far as a new question is compared with it. */
export type OpenGap = Pick<GapRow, keyof typeof OPEN_GAP>;

/** The property's open gaps. They are not locked: the statement that counts a question adds to what is stored. */
export const loadOpenGaps = (scope: PropertyScope): Promise<OpenGap[]> =>
  scope.db
    .select(OPEN_GAP)
    .from(gaps)
    .where(scope.own(gaps, eq(gaps.status, 'open')))
    .then((found) => found);

async function findGap(
  scope: PropertyScope,
  kind: GapRow['kind'],
  { entry, question }: OpenQuestion,
  open: readonly OpenGap[],
): Promise<OpenGap | null> {
  const alike = open.filter((gap) => gap.kind === kind);
  if (entry) return alike.find(({ factId }) => factId === entry.id) ?? null;
  const { own, wide } = await stemsOf(scope, question);
  const [ownStems, wideStems] = [new Set(own), new Set(wide)];
  const ranked = alike
    .map((gap) => ({ gap, likeness: Math.max(overlap(ownStems, gap.stems), overlap(wideStems, gap.stems)) }))
    .filter(({ likeness }) => likeness >= SAME_QUESTION)
    .sort((a, b) => b.likeness - a.likeness);
  return ranked[0]?.gap ?? null;
}

/** Deletes the open gaps that were asked least and longest ago, so that one more is within the limit. */
function makeRoom(scope: PropertyScope, open: readonly OpenGap[]): void {
  const ids = [...open]
    .sort((a, b) => b.count - a.count || b.lastAt.getTime() - a.lastAt.getTime())
    .slice(MAX_OPEN_GAPS - 1)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  scope.write(scope.db.delete(gapQuestions).where(scope.own(gapQuestions, inArray(gapQuestions.gapId, ids))));
  scope.write(scope.db.delete(gaps).where(scope.own(gaps, inArray(gaps.id, ids))));
}

/**
 * Records a question without an answer, grouped with equal ones. One message reports an answer as wrong only once.
 * Returns the gap's id, or null when the question has no usable terms.
 *
 * @param gapsOpen the open gaps, if they are loaded; the gap of this question is added
 */
export async function recordQuestion(
  scope: PropertyScope,
  kind: GapRow['kind'],
  open: OpenQuestion,
  gapsOpen?: OpenGap[],
): Promise<string | null> {
  const question = open.question.trim().slice(0, QUESTION_MAX_CHARS);
  const { own } = await stemsOf(scope, question);
  if (!open.entry && own.length === 0) return null;
  const among = gapsOpen ?? (await loadOpenGaps(scope));
  const known = await findGap(scope, kind, open, among);
  const { propertyId, now } = scope;
  const gapId = known?.id ?? randomUUID();
  const messageId = open.messageId ?? null;
  const update = () =>
    scope.db
      .update(gaps)
      .set({ count: sql`${gaps.count} + 1`, lastAt: now })
      .where(scope.own(gaps, eq(gaps.id, gapId)));
  const insertQuestion = scope.db.insert(gapQuestions).values({
    propertyId,
    id: randomUUID(),
    gapId,
    question,
    conversationId: open.conversationId,
    messageId,
    at: now,
  });
  if (!known) {
    makeRoom(scope, among);
    const gap = { id: gapId, kind, stems: own, factId: open.entry?.id ?? null, count: 1, lastAt: now };
    const ownerId = open.entry?.ownerId ?? null;
    scope.writeJoined(
      gaps,
      scope.db.insert(gaps).values({ ...gap, propertyId, question, ownerId, firstAt: now }),
    );
    among.push(gap);
    scope.writeJoined(gapQuestions, insertQuestion);
  } else if (messageId === null) {
    scope.writeJoined(gaps, update());
    scope.writeJoined(gapQuestions, insertQuestion);
  } else {
    // The same message may have reported it before.
    const [added] = await insertQuestion.onConflictDoNothing().returning({ id: gapQuestions.id });
    if (added) scope.writeJoined(gaps, update());
  }
  return gapId;
}
