import type { ServiceRequest } from '@bellkey/shared/api';
import { serviceIconTables } from '@bellkey/shared/catalogue';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { instantText, selectJson } from '../../platform/database/select-json.ts';
import { JsonText, jsonText } from '../../platform/outcome/json-text.ts';
import { cursorJson } from '../../property/properties/property-summary.ts';
import { requestPhotosJson } from './attach-photos.ts';

const tableOf = (urls: Record<string, string>) => `'${JSON.stringify(urls).replaceAll("'", "''")}'::jsonb`;

/** The icon of a request's service in SQL, by the rules of `serviceIconUrl`, for a row of `requests`. */
export const iconText = (() => {
  const { services, named, departments, generic } = serviceIconTables();
  return `coalesce(${tableOf(services)} ->> requests.service_key,
    ${tableOf(named)} ->> lower(requests.service_key),
    ${tableOf(departments)} ->> requests.department_key, '${generic}')`;
})();

/** A request as the contract shows it, as JSON, of a row of {@link requestRows}. */
export const requestJson = sql.raw(`json_build_object(
  'id', requests.id,
  'no', requests.no,
  'service', requests.service_key,
  'icon', ${iconText},
  'title', requests.title,
  'quantity', requests.quantity,
  'note', requests.note,
  'food', requests.food,
  'details', requests.details,
  'place', json_build_object('id', place.id, 'label', place.label, 'kind', place.kind),
  'department', json_build_object('key', department.key, 'name', department.name),
  'state', requests.state,
  'priority', requests.priority,
  'source', requests.source,
  'conversationId', requests.conversation_id,
  'assignee', case when requests.assignee_id is not null
    then json_build_object('id', requests.assignee_id, 'name', coalesce(assignee.name, '')) end,
  'createdAt', ${instantText('requests.created_at')},
  'acknowledgeBy', ${instantText('requests.acknowledge_by')},
  'promisedAt', ${instantText('requests.promised_at')},
  'acknowledgedAt', ${instantText('requests.acknowledged_at')},
  'doneAt', ${instantText('requests.done_at')},
  'escalation', requests.escalation,
  'repeated', requests.repeated,
  'promiseChange', requests.promise_change,
  'schedule', requests.schedule,
  'offer', requests.offer,
  'photos', ${requestPhotosJson(instantText('coalesce(sent.created_at, photo.attached_at)'))},
  'steps', (select coalesce(json_agg(json_build_object(
      'state', step.state,
      'at', ${instantText('step.at')},
      'by', json_build_object('kind', step.by_kind, 'name', case when step.by_kind = 'staff' then step.by_name end),
      'reason', step.reason,
      'event', step.event) order by step.ordinal), '[]')
    from request_steps step
    where step.property_id = requests.property_id and step.request_id = requests.id))`);

/** Requests with what their view needs. */
export const requestRows = sql.raw(`requests
  join locations place on place.property_id = requests.property_id and place.id = requests.location_id
  join departments department
    on department.property_id = requests.property_id and department.key = requests.department_key
  left join staff_members assignee
    on assignee.property_id = requests.property_id and assignee.id = requests.assignee_id`);

/** Open emergencies first, then the soonest promise. */
export const emergenciesFirst = sql.raw(`
  (requests.priority = 'emergency' and requests.state in (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})) desc,
  coalesce(requests.promised_at, requests.acknowledge_by),
  requests.no`);

/** Requests as the contract shows them: open emergencies first, then the soonest promise. */
export async function loadRequests(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<ServiceRequest[]> {
  return selectJson<ServiceRequest>(
    scope.db,
    sql`select ${requestJson} as json from ${requestRows}
      where ${scope.own(requests, ...conditions)} order by ${emergenciesFirst}`,
  );
}

/** The requests and the cursor for the stream of later events, in one statement. */
export async function listRequests(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<JsonText<{ requests: ServiceRequest[]; cursor: string }>> {
  const { rows } = (await scope.db.execute(
    sql`select ${cursorJson(scope.propertyId)} as cursor, (
      select coalesce(json_agg(${requestJson} order by ${emergenciesFirst}), '[]') from ${requestRows}
      where ${scope.own(requests, ...conditions)})::text as requests`,
  )) as unknown as { rows: Array<{ cursor: string; requests: string }> };
  const [{ cursor, requests: found } = { cursor: '0', requests: '[]' }] = rows;
  return jsonText({ requests: new JsonText<ServiceRequest[]>(found), cursor });
}

/** One request; the caller knows that it exists. */
export async function loadRequest(scope: PropertyScope, id: string): Promise<ServiceRequest> {
  const [request] = await loadRequests(scope, eq(requests.id, id));
  if (!request) throw new Error(`Request ${id} does not exist`);
  return request;
}

/**
 * Announces the request to the guest, to the department and to those who were asked to help, once per transaction, in
 * its final state.
 */
export function announceRequest(
  scope: PropertyScope,
  request: { id: string; conversationId: string | null; departmentKey: string; alsoFor?: readonly string[] },
  type: 'request.created' | 'request.updated',
  /** The request's view; without it, it is loaded when the transaction ends. */
  view?: ServiceRequest,
): void {
  scope.emit({
    type,
    conversationId: request.conversationId,
    departmentKey: request.departmentKey,
    forGuest: true,
    onceKey: `request:${request.id}`,
    payload: async () => ({ type, request: view ?? (await loadRequest(scope, request.id)) }),
  });
  for (const departmentKey of request.alsoFor ?? []) {
    scope.emit({
      type,
      conversationId: null,
      departmentKey,
      forGuest: false,
      onceKey: `request:${request.id}:${departmentKey}`,
      payload: async () => ({ type, request: view ?? (await loadRequest(scope, request.id)) }),
    });
  }
}
