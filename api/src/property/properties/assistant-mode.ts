import type { AssistantMode } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';

/** What the concierge may do at this property. */
export async function loadAssistantMode(scope: PropertyScope): Promise<AssistantMode> {
  const [row] = await scope.db
    .select({ mode: properties.aiMode })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  return row?.mode ?? 'auto';
}

/** Applies from the next turn on; a running one finishes in its mode. */
export function switchAssistant(scope: PropertyScope, mode: AssistantMode): void {
  scope.write(scope.db.update(properties).set({ aiMode: mode }).where(eq(properties.id, scope.propertyId)));
}
