import { randomUUID } from 'node:crypto';
import { MAX_OPEN_GAPS } from '@bellkey/shared/api';
import { and, desc, eq, inArray } from 'drizzle-orm';
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

async function findGap(
  scope: PropertyScope,
  kind: GapRow['kind'],
  { entry, question }: OpenQuestion,
): Promise<GapRow | null> {
  const open = await scope.db
    .select()
    .from(gaps)
    .where(scope.own(gaps, and(eq(gaps.kind, kind), eq(gaps.status, 'open'))))
    .for('update');
  if (entry) return open.find(({ factId }) => factId === entry.id) ?? null;
  const { own, wide } = await stemsOf(scope, question);
  const [ownStems, wideStems] = [new Set(own), new Set(wide)];
  const ranked = open
    .map((gap) => ({ gap, likeness: Math.max(overlap(ownStems, gap.stems), overlap(wideStems, gap.stems)) }))
    .filter(({ likeness }) => likeness >= SAME_QUESTION)
    .sort((a, b) => b.likeness - a.likeness);
  return ranked[0]?.gap ?? null;
}

/** Deletes the open gaps that were asked least and longest ago, so that one more is within the limit. */
async function makeRoom(scope: PropertyScope): Promise<void> {
  const extra = await scope.db
    .select({ id: gaps.id })
    .from(gaps)
    .where(scope.own(gaps, eq(gaps.status, 'open')))
    .orderBy(desc(gaps.count), desc(gaps.lastAt))
    .offset(MAX_OPEN_GAPS - 1);
  if (extra.length === 0) return;
  const ids = extra.map(({ id }) => id);
  await scope.db.delete(gapQuestions).where(scope.own(gapQuestions, inArray(gapQuestions.gapId, ids)));
  await scope.db.delete(gaps).where(scope.own(gaps, inArray(gaps.id, ids)));
}

/**
 * Records a question without an answer, grouped with equal ones. One message reports an answer as wrong only once.
 * Returns the gap's id, or null when the question has no usable terms.
 */
export async function recordQuestion(
  scope: PropertyScope,
  kind: GapRow['kind'],
  open: OpenQuestion,
): Promise<string | null> {
  const question = open.question.trim().slice(0, QUESTION_MAX_CHARS);
  const { own } = await stemsOf(scope, question);
  if (!open.entry && own.length === 0) return null;
  const known = await findGap(scope, kind, open);
  const { propertyId, now } = scope;
  const gapId = known?.id ?? randomUUID();
  const messageId = open.messageId ?? null;
  const asked = { count: (known?.count ?? 0) + 1, lastAt: now };
  const update = () =>
    scope.db
      .update(gaps)
      .set(asked)
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
    await makeRoom(scope);
    const gap = {
      propertyId,
      id: gapId,
      kind,
      question,
      stems: own,
      factId: open.entry?.id ?? null,
      ownerId: open.entry?.ownerId ?? null,
      firstAt: now,
      ...asked,
    };
    scope.writeJoined(gaps, scope.db.insert(gaps).values(gap));
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
