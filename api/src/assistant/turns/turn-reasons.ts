import type { TurnResult } from '@bellkey/concierge/contract';
import type { RefusedAction, TurnReason } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turnReasons } from '../../platform/database/schema/assistant-tables.ts';
import type { TurnRow } from './claim-turn.ts';

const WHAT_MAX_CHARS = 200;

/** Short subject of an action, for staff only. */
function whatOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const { service, no, item, lines, query } = input as Record<string, unknown>;
  const named = [service, no, item, query].find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  if (named !== undefined) return String(named).slice(0, WHAT_MAX_CHARS);
  if (!Array.isArray(lines)) return '';
  return lines
    .map((line) => String((line as { item?: unknown }).item ?? ''))
    .join(', ')
    .slice(0, WHAT_MAX_CHARS);
}

/** The refusals of a turn, as stored. */
export function refusalsOf(actions: TurnResult['actions']): RefusedAction[] {
  return actions
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ tool, input, reason }) => ({ tool, what: whatOf(input), reason: reason ?? 'refused' }));
}

/** Saves why a turn ended as it did, for staff; a plain answer needs no reason. */
export function keepReasons(
  scope: PropertyScope,
  turn: TurnRow,
  given: Pick<TurnResult, 'engine' | 'actions'> & { handoff: string | null; fallback: string | null },
): void {
  const refused = refusalsOf(given.actions);
  if (!given.handoff && !given.fallback && refused.length === 0) return;
  scope.writeJoined(
    turnReasons,
    scope.db
      .insert(turnReasons)
      .values({
        propertyId: scope.propertyId,
        turnId: turn.id,
        conversationId: turn.conversationId,
        engine: given.engine,
        handoff: given.handoff,
        refused,
        fallback: given.fallback,
        at: scope.now,
      })
      .onConflictDoNothing(),
  );
}

/** A stored reason as the contract shows it. */
export function reasonView(row: typeof turnReasons.$inferSelect): TurnReason {
  const { turnId, at, engine, handoff, refused, fallback } = row;
  return { turnId, at: at.toISOString(), engine, handoff, refused, fallback };
}
