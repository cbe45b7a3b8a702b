import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { aiUsage } from '../../platform/database/schema/assistant-tables.ts';
import { periodsOf, WHOLE_PROPERTY } from './usage.ts';

/** What a property's settings allow of its language model. */
export interface TurnBudget {
  /** Tokens a month; null for no limit. */
  monthlyTokenBudget: number | null;
  dailyTurnsPerGuest: number;
}

/** Why the language model may not answer a turn. */
export type BudgetRefusal = 'budget-used-up' | 'guest-budget-used-up';

/**
 * Counts a turn of the language model for the guest's day and the property's month where the budgets allow it, in one
 * statement: of turns that begin at the same moment, no more than allowed get through. Its tokens are known at its end;
 * a turn that did not need the model is returned then (`recordUsage`).
 *
 * @returns null when the turn is counted, otherwise the reason
 */
export async function admitTurn(
  scope: PropertyScope,
  timeZone: string,
  sessionId: string,
  { monthlyTokenBudget, dailyTurnsPerGuest }: TurnBudget,
): Promise<BudgetRefusal | null> {
  const { month, day } = periodsOf(scope.now, timeZone);
  const { propertyId } = scope;
  const spent = sql`exists (select from ${aiUsage} where property_id = ${propertyId} and period = ${month}
    and subject = ${WHOLE_PROPERTY} and tokens >= ${monthlyTokenBudget}::bigint)`;
  const { rows } = (await scope.db.execute(sql`
    with guest as (
      insert into ${aiUsage} as used (property_id, period, subject, turns, tokens)
      select ${propertyId}, ${day}, ${sessionId}, 1, 0 where ${dailyTurnsPerGuest}::int > 0 and not ${spent}
      on conflict (property_id, period, subject) do update set turns = used.turns + 1
        where used.turns < ${dailyTurnsPerGuest}::int
      returning 1
    ), property as (
      insert into ${aiUsage} as used (property_id, period, subject, turns, tokens)
      select ${propertyId}, ${month}, ${WHOLE_PROPERTY}, 1, 0 where exists (select from guest)
      on conflict (property_id, period, subject) do update set turns = used.turns + 1
      returning 1
    )
    select exists (select from property) as admitted, ${spent} as spent`)) as unknown as {
    rows: Array<{ admitted: boolean; spent: boolean }>;
  };
  const [row] = rows;
  if (row?.admitted) return null;
  return row?.spent ? 'budget-used-up' : 'guest-budget-used-up';
}
