import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../database/property-scope.ts';
import { idempotencyKeys } from '../database/schema/platform-tables.ts';
import { done, type Outcome, refused } from '../outcome/outcome.ts';
import { allowRoundTrips } from '../statements/meter.ts';
import { ofProperty } from '../statements/prepared-query.ts';
import { prepareCall, prepareSql } from '../statements/prepared-sql.ts';

/** The longest Idempotency-Key that is accepted. */
export const KEY_MAX_CHARS = 255;

/** Hash of the request, to detect the same key with other content. */
export function hashRequest(operation: string, input: unknown): string {
  return hash('sha256', JSON.stringify([operation, input]));
}

/** A repeated call; its transaction is rolled back, and it gets the first answer again. */
class RepeatedCall extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('repeated call');
    this.answer = answer;
  }
}

const claimKey = prepareCall<boolean>(
  () => sql`claim_key(${ofProperty}, ${sql.placeholder('caller')}, ${sql.placeholder('key')},
    ${sql.placeholder('operation')}, ${sql.placeholder('requestHash')}, ${sql.placeholder('at')})`,
);

const keepAnswer = prepareSql(
  () => sql`update idempotency_keys set answer = ${sql.placeholder('answer')}::jsonb
    where property_id = ${ofProperty} and caller = ${sql.placeholder('caller')} and key = ${sql.placeholder('key')}`,
);

/**
 * Runs work once per caller and key. The key, the work and its answer are one transaction: a concurrent repeat waits on
 * the key's row and then gets the same answer; after a refusal the key is free again.
 *
 * The work starts together with the claim of the key, so that both reach the database in one round trip. For a repeat
 * it is rolled back: call this inside {@link answerRepeats}.
 */
export async function once<T>(
  scope: PropertyScope,
  {
    caller,
    key,
    operation,
    requestHash,
  }: { caller: string; key: string; operation: string; requestHash: string },
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const own = scope.own(idempotencyKeys, eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));
  const claim = async () => {
    const claimed = await scope.run(claimKey, { caller, key, operation, requestHash, at: scope.now });
    if (claimed) return null;
    allowRoundTrips(2);
    // Loaded before the work's next statement: the answer is known even if that statement fails.
    const [first] = await scope.db.select().from(idempotencyKeys).where(own);
    return { first };
  };
  const [repeat, worked] = await Promise.allSettled([claim(), work()]);
  if (repeat.status === 'rejected') throw repeat.reason;
  if (repeat.value) {
    const { first } = repeat.value;
    if (first?.requestHash !== requestHash) return refused('idempotency-mismatch');
    throw new RepeatedCall(first.answer);
  }
  if (worked.status === 'rejected') throw worked.reason;
  const outcome = worked.value;
  if (outcome.ok) {
    const answer = outcome.value ?? null;
    scope.runJoined(idempotencyKeys, keepAnswer, {
      caller,
      key,
      answer: answer === null ? null : JSON.stringify(answer),
    });
  } else if (outcome.error.keep) scope.write(scope.db.delete(idempotencyKeys).where(own));
  return outcome;
}

/** Turns a repeated call into its answer, after its transaction is rolled back. */
export async function answerRepeats(work: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RepeatedCall) return done(error.answer);
    throw error;
  }
}
