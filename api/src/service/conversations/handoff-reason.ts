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

/** Reasons that staff should read first, the gravest first. */
const GRAVE = ['restricted:allergy', 'restricted:complaint'];

/** Reasons that decide more than what staff read: an alarm, and a property whose assistant only suggests. */
const KEPT = /^(?:emergency:|mode:)/u;

/** Whether a guest who already waits for one reason should wait for another from now on. */
export function isGraver(reason: string, before: string | null): boolean {
  if (before !== null && KEPT.test(before)) return false;
  const rank = GRAVE.indexOf(reason);
  const known = before === null ? -1 : GRAVE.indexOf(before);
  return rank >= 0 && (known < 0 || rank < known);
}
