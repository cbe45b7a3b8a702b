import { resolveBrandKey } from '@bellkey/shared/brand';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { loadLeads, markLead } from './load-leads.ts';
import { type LeadLimits, takeLead } from './take-lead.ts';

type LeadKeys = 'POST /api/leads' | 'GET /api/staff/leads' | 'POST /api/staff/leads/{id}/handled';

/** What the routes of enquiries depend on. */
export interface LeadDesk {
  store: Store;
  limits: LeadLimits;
  now: () => Date;
  /** Keys of all brands: an enquiry belongs to the one that was shown. */
  brandKeys: readonly string[];
}

/** Enquiries from the public site, and the people who read them. */
export function leadRoutes({ store, limits, now, brandKeys }: LeadDesk): Pick<Handlers, LeadKeys> {
  return {
    'POST /api/leads': ({ body, http }) =>
      takeLead(store, limits, body, {
        brand: resolveBrandKey(http.hostname, brandKeys),
        address: http.address,
        idempotencyKey: http.idempotencyKey?.slice(0, 255),
        now: now(),
      }),
    'GET /api/staff/leads': ({ operator, query }) => loadLeads(store, operator, query),
    'POST /api/staff/leads/{id}/handled': ({ operator, params, body }) =>
      markLead(store, operator, params.id, body.handled),
  };
}
