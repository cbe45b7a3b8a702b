import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { sessionView } from '../../property/guest-sessions/session-view.ts';
import { departmentHours } from './department-hours.ts';
import { loadDepartments, loadEntries } from './load-information.ts';

/** The property's information for guests. */
export function informationRoutes(): Pick<Handlers, 'GET /api/guest/information'> {
  return {
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
