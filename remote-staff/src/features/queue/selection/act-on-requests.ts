import type { ServiceRequest } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import type { ApiClient, ApiProblem } from '@bellkey/shared/shell';
import type { Desk } from '../../../desk/desk.ts';

/** Result of one action on several requests. */
export interface BulkOutcome {
  done: readonly ServiceRequest[];
  /** Those that the API refused, for example because a colleague was faster. */
  refused: ReadonlyArray<{ request: ServiceRequest; problem: ApiProblem }>;
}

/** How many are sent at once: a hundred would exceed the API's limits. */
const AT_ONCE = 4;

async function actOnAll(
  requests: readonly ServiceRequest[],
  act: (request: ServiceRequest) => Promise<ApiProblem | null>,
): Promise<BulkOutcome> {
  const waiting = [...requests];
  const done: ServiceRequest[] = [];
  const refused: Array<{ request: ServiceRequest; problem: ApiProblem }> = [];
  const work = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const problem = await act(request);
      if (problem) refused.push({ request, problem });
      else done.push(request);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done, refused };
}

/** Accepts requests for the caller. */
export const acceptAll = (desk: Desk, requests: readonly ServiceRequest[]): Promise<BulkOutcome> =>
  actOnAll(requests, async ({ id }) => {
    await desk.move(id, 'acknowledged');
    return desk.get().queue.refusals.get(id)?.problem ?? null;
  });

/** Takes back acceptances of a moment ago. */
export const takeBackAll = (
  { api, desk, property }: { api: ApiClient; desk: Desk; property: string },
  requests: readonly ServiceRequest[],
): Promise<BulkOutcome> =>
  actOnAll(requests, async ({ id }) => {
    const answer = await api.call(
      'POST /api/staff/requests/{id}/take-back',
      { params: { id }, query: { property } },
      { idempotencyKey: newId() },
    );
    if (!answer.ok) return answer.error;
    desk.show({ type: 'request.updated', request: answer.value });
    return null;
  });

/** Assigns requests to a staff member, or to no one. */
export const assignAll = (
  desk: Desk,
  requests: readonly ServiceRequest[],
  to: string | null,
): Promise<BulkOutcome> => actOnAll(requests, ({ id }) => desk.assign(id, to));

/**
 * Gives requests back to their previous assignees.
 *
 * @param requests in their previous state
 */
export const assignAsBefore = (desk: Desk, requests: readonly ServiceRequest[]): Promise<BulkOutcome> =>
  actOnAll(requests, ({ id, assignee }) => desk.assign(id, assignee?.id ?? null));
