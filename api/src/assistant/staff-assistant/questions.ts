import { randomUUID } from 'node:crypto';
import {
  type OperationOutput,
  QUESTIONS_KEPT,
  QUESTIONS_KEPT_DAYS,
  type StaffAnswer,
} from '@bellkey/shared/api';
import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffQuestions } from '../../platform/database/schema/assistant-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

const KEPT_MS = QUESTIONS_KEPT_DAYS * 24 * 60 * 60_000;
/** Most requests whose links are stored with an answer. */
const MOST_LINKS = 20;

const oldest = (scope: PropertyScope) => new Date(scope.now.getTime() - KEPT_MS);

/**
 * Stores a question with its answer, without its proposals, and deletes the property's expired questions and the
 * caller's oldest beyond the limit.
 */
export function keepQuestion(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  question: string,
  given: StaffAnswer,
): StaffAnswer {
  const id = randomUUID();
  const { understood, engine, text, requests, sources, conversations = [] } = given;
  const answer = {
    understood,
    engine,
    text,
    requests: requests
      .slice(0, MOST_LINKS)
      .map(({ id, no, title, place }) => ({ id, no, title, place: place.label })),
    sources,
    conversations: conversations.slice(0, MOST_LINKS),
  };
  const { propertyId, now } = scope;
  scope.write(
    scope.db.delete(staffQuestions).where(
      scope.own(
        staffQuestions,
        or(
          lte(staffQuestions.askedAt, oldest(scope)),
          and(
            eq(staffQuestions.memberId, memberId),
            sql`${staffQuestions.id} in (select kept.id from staff_questions kept
              where kept.property_id = ${propertyId} and kept.member_id = ${memberId}
              order by kept.asked_at desc, kept.id offset ${QUESTIONS_KEPT - 1})`,
          ),
        ),
      ),
    ),
  );
  scope.write(
    scope.db.insert(staffQuestions).values({ propertyId, id, memberId, askedAt: now, question, answer }),
  );
  return { ...given, id };
}

/** The caller's own questions, the latest first. */
export async function loadQuestions(
  scope: PropertyScope,
  { memberId }: StaffCaller,
): Promise<OperationOutput<'GET /api/staff/ai/questions'>> {
  const rows = await scope.db
    .select()
    .from(staffQuestions)
    .where(
      scope.own(
        staffQuestions,
        and(eq(staffQuestions.memberId, memberId), gt(staffQuestions.askedAt, oldest(scope))),
      ),
    )
    .orderBy(desc(staffQuestions.askedAt), staffQuestions.id)
    .limit(QUESTIONS_KEPT);
  return {
    questions: rows.map(({ id, askedAt, question, answer }) => ({
      id,
      askedAt: askedAt.toISOString(),
      question,
      ...answer,
    })),
  };
}

/** Deletes one of the caller's own questions. */
export async function deleteQuestion(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  id: string,
): Promise<Outcome<undefined>> {
  const deleted = await scope.db
    .delete(staffQuestions)
    .where(scope.own(staffQuestions, and(eq(staffQuestions.memberId, memberId), eq(staffQuestions.id, id))))
    .returning({ id: staffQuestions.id });
  return deleted.length > 0 ? done(undefined) : refused('not-found');
}

/** Deletes all of the caller's own questions. */
export function deleteQuestions(scope: PropertyScope, { memberId }: StaffCaller): void {
  scope.write(
    scope.db.delete(staffQuestions).where(scope.own(staffQuestions, eq(staffQuestions.memberId, memberId))),
  );
}
