import type { StaffProposal } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem } from '@bellkey/shared/shell';

/** A person's additions to a proposal: the required reason, or their own wording of a reply. */
export interface Additions {
  reason: string;
  text: string;
}

/**
 * Applies a proposal with the operation of the dashboard or the chat, with the caller's own rights. Resolves with the
 * problem when the API refuses, else with null.
 *
 * @param key the same for every attempt, so that a repeat does nothing twice
 */
export async function applyProposal(
  api: ApiClient,
  propertyId: string,
  proposal: StaffProposal,
  { reason, text }: Additions,
  key: string,
): Promise<ApiProblem | null> {
  const query = { property: propertyId };
  const once = { idempotencyKey: key };
  switch (proposal.kind) {
    case 'transition': {
      const { requestId, to, promiseMinutes } = proposal;
      const answer = await api.call(
        'POST /api/staff/requests/{id}/transition',
        {
          params: { id: requestId },
          query,
          body: { to, ...(promiseMinutes !== null && { promiseMinutes }), ...(reason && { reason }) },
        },
        once,
      );
      return answer.ok ? null : answer.error;
    }
    case 'assign': {
      const { requestId, to, from } = proposal;
      const answer = await api.call(
        'PUT /api/staff/requests/{id}/assignee',
        { params: { id: requestId }, query, body: { to: to?.id ?? null, from: from?.id ?? null } },
        once,
      );
      return answer.ok ? null : answer.error;
    }
    case 'raise': {
      const { service, placeId, quantity, note, at } = proposal;
      const answer = await api.call(
        'POST /api/staff/requests',
        {
          query,
          body: {
            service,
            placeId,
            ...(quantity !== null && { quantity }),
            ...(note !== null && { note }),
            ...(at !== null && { at }),
          },
        },
        once,
      );
      return answer.ok ? null : answer.error;
    }
    case 'reply': {
      const answer = await api.call(
        'POST /api/staff/conversations/{id}/messages',
        { params: { id: proposal.conversationId }, query, body: { clientId: key, body: text } },
        once,
      );
      return answer.ok ? null : answer.error;
    }
  }
}

/** The proposal that undoes an applied one; null if there is none. */
export function inverseOf(proposal: StaffProposal): StaffProposal | null {
  return proposal.kind === 'assign' ? { ...proposal, to: proposal.from, from: proposal.to } : null;
}
