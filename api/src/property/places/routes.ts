import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../properties/property-summary.ts';
import { type CodeDesk, openHere } from './code-address.ts';
import { endCode, issueCodes, loadCodedPlaces, type PlaceSessions } from './issue-codes.ts';
import { callerOf, loadPlace, resolveCode } from './resolve-code.ts';
import type { WrongCodeLimit } from './wrong-code-limit.ts';

type PlaceKeys =
  | 'POST /api/qr/resolve'
  | 'GET /api/staff/places'
  | 'POST /api/staff/codes'
  | 'POST /api/staff/places/{id}/code/end'
  | 'POST /api/staff/places/{id}/sessions/end';

/** Places and their codes: resolving a scanned code, and issuing and revoking codes. */
export function placeRoutes(
  desk: CodeDesk,
  limit: WrongCodeLimit,
  sessions: PlaceSessions,
): Pick<Handlers, PlaceKeys> {
  const { store } = desk;
  return {
    // Starts nothing, so that link previews do no harm.
    'POST /api/qr/resolve': async ({ body, http }) => {
      const resolved = await resolveCode(store, limit, callerOf(http), body.code);
      if (!resolved.ok) return resolved;
      const opened = await openHere(desk, resolved.value, http, body.code);
      if (!opened.ok) return opened;
      return store.inProperty(resolved.value.propertyId, async (scope) => {
        const [place, property] = await Promise.all([
          loadPlace(scope, resolved.value.locationId),
          loadProperty(scope),
        ]);
        return place ? done({ property, place }) : refused('place-not-in-use');
      });
    },
    'GET /api/staff/places': async ({ scope }) => {
      const [property, places] = await Promise.all([loadProperty(scope), loadCodedPlaces(scope, sessions)]);
      return done({ property, places });
    },
    'POST /api/staff/codes': ({ scope, staff, body }) => issueCodes(scope, staff, body.placeIds, sessions),
    'POST /api/staff/places/{id}/code/end': ({ scope, staff, params }) =>
      endCode(scope, staff, params.id, sessions),
    'POST /api/staff/places/{id}/sessions/end': ({ scope, params }) => sessions.endOfPlace(scope, params.id),
  };
}
