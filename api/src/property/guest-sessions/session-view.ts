import type { GuestSession } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { loadProperty } from '../properties/property-summary.ts';

/** A guest's session as they see it. */
export const sessionView = async (scope: PropertyScope, guest: GuestCaller): Promise<GuestSession> => ({
  property: await loadProperty(scope),
  place: guest.place,
  assurance: guest.assurance,
  conversationId: guest.conversationId,
  expiresAt: guest.expiresAt.toISOString(),
});
