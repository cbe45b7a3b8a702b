import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useWorkplace } from '../../desk/workplace.tsx';

/** The corrections, each resolving with the problem when the API refuses, otherwise null. */
export interface Corrections {
  changePlace(requestId: string, placeId: string): Promise<ApiProblem | null>;
  merge(requestId: string, intoId: string): Promise<ApiProblem | null>;
  moveGuest(conversationId: string, placeId: string): Promise<ApiProblem | null>;
}

/** Corrects where a request or a guest is, and requests that are one. What else changes comes by the stream. */
export function useCorrections(): Corrections {
  const api = useApi();
  const { desk, membership } = useWorkplace();
  const query = { property: membership.property.id };
  return {
    async changePlace(id, placeId) {
      const answer = await api.call(
        'PUT /api/staff/requests/{id}/place',
        { params: { id }, query, body: { placeId } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      desk.show({ type: 'request.updated', request: answer.value });
      return null;
    },
    async merge(id, into) {
      const answer = await api.call(
        'POST /api/staff/requests/{id}/merge',
        { params: { id }, query, body: { into } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      desk.show({ type: 'request.updated', request: answer.value });
      return null;
    },
    async moveGuest(id, placeId) {
      const answer = await api.call(
        'PUT /api/staff/conversations/{id}/place',
        { params: { id }, query, body: { placeId } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      desk.show({ type: 'conversation.updated', conversation: answer.value });
      return null;
    },
  };
}
