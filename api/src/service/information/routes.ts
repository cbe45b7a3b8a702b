import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { sessionView } from '../../property/guest-sessions/session-view.ts';
import { propertyAt } from '../../property/properties/property-address.ts';
import { departmentHours } from './department-hours.ts';
import { loadFront } from './load-front.ts';
import { loadDepartments, loadEntries } from './load-information.ts';

type InformationKeys = 'GET /api/guest/information' | 'GET /api/properties/at/{subdomain}/front';

/** What the property tells its guests, and what its own address shows to anyone. */
export function informationRoutes(store: Store): Pick<Handlers, InformationKeys> {
  return {
    'GET /api/properties/at/{subdomain}/front': async ({ params }) => {
      const id = await propertyAt(store, params.subdomain);
      return id === null
        ? refused('not-found')
        : store.read(id, async (scope) => done(await loadFront(scope)));
    },
    'GET /api/guest/information': async ({ scope, guest }) => {
      const [session, known, told] = await Promise.all([
        sessionView(scope, guest),
        loadDepartments(scope),
        loadEntries(scope, guest.place.kind === 'room'),
      ]);
      const { timeZone } = session.property;
      return done({
        session,
        departments: departmentHours(known.departments, { policy: known.policy, timeZone, now: scope.now }),
        ...told,
      });
    },
  };
}
