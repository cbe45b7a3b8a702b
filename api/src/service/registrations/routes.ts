import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { loadOwnRegistration, submitRegistration } from './own-registration.ts';
import { checkRegistration, listRegistrations, loadRegistration } from './staff-registrations.ts';
import type { StayPorts } from './stay-ports.ts';

/** Registrations of guests before they arrive. */
export function registrationRoutes(
  stays: StayPorts,
): Pick<
  Handlers,
  | 'GET /api/guest/registration'
  | 'POST /api/guest/registration'
  | 'GET /api/staff/guest-registrations'
  | 'GET /api/staff/guest-registrations/{id}'
  | 'POST /api/staff/guest-registrations/{id}/check'
> {
  return {
    'GET /api/guest/registration': ({ scope, guest }) => loadOwnRegistration(scope, guest, stays),
    'POST /api/guest/registration': ({ scope, guest, body }) => submitRegistration(scope, guest, body, stays),
    'GET /api/staff/guest-registrations': async ({ scope }) =>
      done({ registrations: await listRegistrations(scope) }),
    'GET /api/staff/guest-registrations/{id}': ({ scope, params }) => loadRegistration(scope, params.id),
    'POST /api/staff/guest-registrations/{id}/check': ({ scope, staff, params, body }) =>
      checkRegistration(scope, staff, params.id, body),
  };
}
