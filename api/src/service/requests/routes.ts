import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { eq, gte, inArray, or } from 'drizzle-orm';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { loadCursor } from '../../property/properties/property-summary.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { loadRequests } from './request-view.ts';
import { cancelByGuest, type TransitionPorts, transitionRequest } from './transition-request.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The queue, and what guests and staff do with a request in it. */
export function requestRoutes(
  ports: TransitionPorts,
): Pick<
  Handlers,
  | 'POST /api/guest/requests/{id}/cancel'
  | 'GET /api/staff/requests'
  | 'POST /api/staff/requests/{id}/transition'
> {
  return {
    'POST /api/guest/requests/{id}/cancel': async ({ scope, guest, params }) =>
      cancelByGuest(scope, guest.conversationId, params.id),
    'GET /api/staff/requests': async ({ scope, staff, query }) => {
      const departments = visibleDepartments(staff);
      const open = inArray(requests.state, [...OPEN_STATES]);
      const sinceYesterday = gte(requests.createdAt, new Date(scope.now.getTime() - DAY_MS));
      const visible =
        departments === 'all'
          ? undefined
          : or(inArray(requests.departmentKey, [...departments]), eq(requests.priority, 'emergency'));
      const wanted = { open, today: or(open, sinceYesterday), all: undefined }[query.scope];
      // The cursor first: what happens between the two is streamed once more, never missed.
      const [cursor, found] = await Promise.all([loadCursor(scope), loadRequests(scope, visible, wanted)]);
      return done({ requests: found, cursor });
    },
    'POST /api/staff/requests/{id}/transition': async ({ scope, staff, params, body }) =>
      transitionRequest(scope, staff, params.id, body, ports),
  };
}
