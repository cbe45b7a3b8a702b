import { resolveBrand } from '@bellkey/shared/brand';
import type { Store } from '../database/property-scope.ts';
import type { Handlers } from '../http/handlers.ts';
import { markLead, readLeads } from './read-leads.ts';
import { type LeadLimits, takeLead } from './take-lead.ts';

type LeadKeys = 'POST /api/leads' | 'GET /api/staff/leads' | 'POST /api/staff/leads/{id}/handled';

/** Enquiries from the public site, and the people who read them. */
export function leadRoutes(store: Store, limits: LeadLimits, now: () => Date): Pick<Handlers, LeadKeys> {
  return {
    'POST /api/leads': ({ body, http }) =>
      takeLead(store, limits, body, {
        brand: resolveBrand(http.hostname).key,
        address: http.address,
        idempotencyKey: http.idempotencyKey?.slice(0, 255),
        now: now(),
      }),
    'GET /api/staff/leads': ({ operator, query }) => readLeads(store, operator, query),
    'POST /api/staff/leads/{id}/handled': ({ operator, params, body }) =>
      markLead(store, operator, params.id, body.handled),
  };
}
