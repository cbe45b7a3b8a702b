import { MAX_LISTED_REQUESTS } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { gte, inArray, or, sql } from 'drizzle-orm';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { loadColleagueList } from '../../property/staff/colleagues.ts';
import { assignRequest } from './assign-request.ts';
import { answerOffer, offerInstead } from './counter-offer.ts';
import { goOnDuty } from './go-on-duty.ts';
import { listDue } from './list-due.ts';
import { raiseRequest } from './raise-request.ts';
import { loadRequestForm } from './request-form.ts';
import { listRequests } from './request-view.ts';
import { moveByGuest, scheduleByStaff } from './schedule-request.ts';
import { setRecurrence } from './set-recurrence.ts';
import { cancelByGuest, type TransitionPorts, transitionRequest } from './transition-request.ts';
import { isVisible } from './visible-requests.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The queue, and the actions of guests and staff on requests. */
export function requestRoutes(
  ports: TransitionPorts,
): Pick<
  Handlers,
  | 'POST /api/guest/requests/{id}/cancel'
  | 'POST /api/guest/requests/{id}/schedule'
  | 'POST /api/guest/requests/{id}/offer'
  | 'GET /api/staff/requests'
  | 'GET /api/staff/due'
  | 'PUT /api/staff/presence'
  | 'POST /api/staff/requests/{id}/transition'
  | 'POST /api/staff/requests/{id}/schedule'
  | 'PUT /api/staff/requests/{id}/recurrence'
  | 'POST /api/staff/requests/{id}/offer'
  | 'GET /api/staff/request-form'
  | 'POST /api/staff/requests'
  | 'GET /api/staff/colleagues'
  | 'PUT /api/staff/requests/{id}/assignee'
> {
  return {
    'POST /api/guest/requests/{id}/cancel': async ({ scope, guest, params }) =>
      cancelByGuest(scope, guest.conversationId, params.id),
    'POST /api/guest/requests/{id}/schedule': async ({ scope, guest, params, body }) =>
      moveByGuest(scope, guest.conversationId, params.id, body.at),
    'POST /api/guest/requests/{id}/offer': async ({ scope, guest, params, body }) =>
      answerOffer(scope, guest.conversationId, params.id, body.accept),
    'GET /api/staff/requests': async ({ scope, staff, query }) => {
      const open = inArray(requests.state, [...OPEN_STATES]);
      const sinceYesterday = gte(requests.createdAt, new Date(scope.now.getTime() - DAY_MS));
      const latest = sql`${requests.no} > (select request_no - ${MAX_LISTED_REQUESTS} from properties
        where id = ${scope.propertyId})`;
      const wanted = { open, today: or(open, sinceYesterday), all: or(open, latest) }[query.scope];
      return done(await listRequests(scope, isVisible(staff), wanted));
    },
    'GET /api/staff/due': async ({ scope, staff }) => done(await listDue(scope, staff)),
    'PUT /api/staff/presence': async ({ scope, staff, body }) => done(goOnDuty(scope, staff, body)),
    'POST /api/staff/requests/{id}/transition': async ({ scope, staff, params, body }) =>
      transitionRequest(scope, staff, params.id, body, ports),
    'POST /api/staff/requests/{id}/schedule': async ({ scope, staff, params, body }) =>
      scheduleByStaff(scope, staff, params.id, body),
    'PUT /api/staff/requests/{id}/recurrence': ({ scope, staff, params, body }) =>
      setRecurrence(scope, staff, params.id, body.every),
    'POST /api/staff/requests/{id}/offer': async ({ scope, staff, params, body }) =>
      offerInstead(scope, staff, params.id, body),
    'GET /api/staff/request-form': async ({ scope, staff }) => done(await loadRequestForm(scope, staff)),
    'POST /api/staff/requests': async ({ scope, staff, body }) => raiseRequest(scope, staff, body),
    'GET /api/staff/colleagues': async ({ scope }) => done(await loadColleagueList(scope)),
    'PUT /api/staff/requests/{id}/assignee': async ({ scope, staff, params, body }) =>
      assignRequest(scope, staff, params.id, body),
  };
}
