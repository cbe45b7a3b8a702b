import { randomUUID } from 'node:crypto';
import { turnReasons } from '../database/concierge-schema.ts';
import type { PropertyScope } from '../database/property-scope.ts';

/** Keeps why a person was fetched where no turn decided it. */
export async function keepHandOffReason(
  scope: PropertyScope,
  conversationId: string,
  handoff: string,
): Promise<void> {
  await scope.db.insert(turnReasons).values({
    propertyId: scope.propertyId,
    turnId: randomUUID(),
    conversationId,
    engine: 'none',
    handoff,
    at: scope.now,
  });
}
