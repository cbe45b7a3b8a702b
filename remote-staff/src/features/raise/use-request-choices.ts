import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import type { RequestChoices } from './request-draft.ts';

type Load =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'ready'; choices: RequestChoices };

/** Loads the places and services of a property; `retry` loads them again. */
export function useRequestChoices(propertyId: string): { load: Load; retry(): Promise<void> } {
  const api = useApi();
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const retry = useCallback(async () => {
    const answer = await api.call('GET /api/staff/request-form', { query: { property: propertyId } });
    setLoad(
      answer.ok ? { status: 'ready', choices: answer.value } : { status: 'failed', problem: answer.error },
    );
  }, [api, propertyId]);
  useEffect(() => void retry(), [retry]);
  return { load, retry };
}
