import type { Store } from '../database/property-scope.ts';
import type { Handlers } from '../operations/handlers.ts';
import { done, refused } from '../outcome/outcome.ts';
import { readProperty } from '../properties/property-summary.ts';
import { callerOf, readPlace, resolveCode } from './resolve-code.ts';
import type { WrongCodeLimit } from './wrong-code-limit.ts';

/** Scanning: what a code stands for. Starts nothing, so that link previews do no harm. */
export function placeRoutes(store: Store, limit: WrongCodeLimit): Pick<Handlers, 'POST /api/qr/resolve'> {
  return {
    'POST /api/qr/resolve': async ({ body, http }) => {
      const resolved = await resolveCode(store, limit, callerOf(http), body.code);
      if (!resolved.ok) return resolved;
      return store.inProperty(resolved.value.propertyId, async (scope) => {
        const place = await readPlace(scope, resolved.value.locationId);
        return place ? done({ property: await readProperty(scope), place }) : refused('inactive-code');
      });
    },
  };
}
