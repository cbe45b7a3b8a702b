import { eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';

/** A person took over: the engine's pending or running answers here are not sent. */
export function abandonTurns(scope: PropertyScope, conversationId: string): void {
  scope.write(
    scope.db
      .update(turns)
      .set({ state: 'abandoned', finishedAt: scope.now, leaseUntil: null })
      .where(
        scope.own(
          turns,
          eq(turns.conversationId, conversationId),
          inArray(turns.state, ['pending', 'running']),
        ),
      ),
  );
}
