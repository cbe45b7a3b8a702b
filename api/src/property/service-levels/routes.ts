import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { loadGuestServices } from './load-guest-services.ts';
import { loadPolicy } from './service-policy.ts';

/** The property's service levels, for those who manage it; what is offered, for guests. */
export function serviceLevelRoutes(): Pick<
  Handlers,
  'GET /api/staff/service-levels' | 'GET /api/guest/services'
> {
  return {
    'GET /api/staff/service-levels': async ({ scope }) => done(await loadPolicy(scope)),
    'GET /api/guest/services': async ({ scope }) => done({ services: await loadGuestServices(scope) }),
  };
}
