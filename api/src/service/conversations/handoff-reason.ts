import { randomUUID } from 'node:crypto';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turnReasons } from '../../platform/database/schema/assistant-tables.ts';

/** Saves the reason for a handoff that no turn decided. */
export function saveHandoffReason(scope: PropertyScope, conversationId: string, handoff: string): void {
  scope.write(
    scope.db.insert(turnReasons).values({
      propertyId: scope.propertyId,
      turnId: randomUUID(),
      conversationId,
      engine: 'none',
      handoff,
      at: scope.now,
    }),
  );
}
