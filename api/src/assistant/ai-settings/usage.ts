import { and, eq, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { aiUsage } from '../../platform/database/schema/assistant-tables.ts';

/** What a turn used of a language model. */
export interface EngineUsage {
  turns: number;
  tokens: number;
}

/** Key of the whole property's usage. */
export const WHOLE_PROPERTY = 'property';

/** The month and day of an instant at the property, as `2026-11` and `2026-11-21`. */
export function periodsOf(now: Date, timeZone: string): { month: string; day: string } {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return { month: day.slice(0, 7), day };
}

/** What the property used this month, and what a guest session used today. */
export async function loadUsage(
  scope: PropertyScope,
  timeZone: string,
  sessionId: string | null,
): Promise<{ month: EngineUsage; today: EngineUsage }> {
  const { month, day } = periodsOf(scope.now, timeZone);
  const rows = await scope.db
    .select()
    .from(aiUsage)
    .where(
      scope.own(
        aiUsage,
        or(
          and(eq(aiUsage.period, month), eq(aiUsage.subject, WHOLE_PROPERTY)),
          and(eq(aiUsage.period, day), eq(aiUsage.subject, sessionId ?? '')),
        ),
      ),
    );
  const used = (subject: string) => {
    const row = rows.find((candidate) => candidate.subject === subject);
    return { turns: row?.turns ?? 0, tokens: row?.tokens ?? 0 };
  };
  return { month: used(WHOLE_PROPERTY), today: used(sessionId ?? '') };
}

/**
 * Counts what a turn used, for the guest's day and the property's month, in the order in which `admitTurn` locks them.
 *
 * @param usage `turns` is -1 for a turn that did not need the model: it takes back the turn that `admitTurn` counted
 */
export function recordUsage(
  scope: PropertyScope,
  timeZone: string,
  sessionId: string,
  { turns, tokens }: EngineUsage,
): void {
  if (turns === 0 && tokens === 0) return;
  const { month, day } = periodsOf(scope.now, timeZone);
  const { propertyId } = scope;
  scope.write(
    scope.db
      .insert(aiUsage)
      .values([
        { propertyId, period: day, subject: sessionId, turns, tokens },
        { propertyId, period: month, subject: WHOLE_PROPERTY, turns, tokens },
      ])
      .onConflictDoUpdate({
        target: [aiUsage.propertyId, aiUsage.period, aiUsage.subject],
        set: {
          turns: sql`${aiUsage.turns} + excluded.turns`,
          tokens: sql`${aiUsage.tokens} + excluded.tokens`,
        },
      }),
  );
}
