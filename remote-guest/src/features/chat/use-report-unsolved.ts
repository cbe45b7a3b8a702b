import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback } from 'react';

/** Reports that an answer did not solve the guest's question. Resolves with the problem when the API refuses, else with null. */
export function useReportUnsolved(): (messageId: string) => Promise<ApiProblem | null> {
  const api = useApi();
  return useCallback(
    async (messageId) => {
      const result = await api.call(
        'POST /api/guest/unsolved',
        { body: { messageId } },
        { idempotencyKey: `unsolved-${messageId}`.slice(0, 100) },
      );
      return result.ok ? null : result.error;
    },
    [api],
  );
}
