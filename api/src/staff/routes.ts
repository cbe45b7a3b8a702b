import type { Store } from '../database/property-scope.ts';
import type { Handlers } from '../http/handlers.ts';
import { done } from '../outcome.ts';
import { readMemberships } from './membership.ts';

/** Who the signed-in person is here. */
export function staffRoutes(store: Store): Pick<Handlers, 'GET /api/staff/me'> {
  return {
    'GET /api/staff/me': async ({ identity: { uid, email, name } }) =>
      done({ uid, email, name, memberships: await readMemberships(store, uid) }),
  };
}
