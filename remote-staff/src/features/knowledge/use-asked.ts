import type { OperationInput, OperationKey, OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** Result of a read operation so far. A failed repeat keeps what was there. */
export interface Asked<T> {
  value: T | null;
  problem: ApiProblem | null;
  refresh(): Promise<void>;
}

/** Calls once, and again on `refresh`. `input` must be the same object while the question is the same. */
export function useAsked<K extends OperationKey>(
  key: K,
  input: OperationInput<K>,
): Asked<OperationOutput<K>> {
  const api = useApi();
  const [value, setValue] = useState<OperationOutput<K> | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const refresh = useCallback(async () => {
    const answer = await api.call(key, input);
    if (answer.ok) setValue(answer.value);
    setProblem(answer.ok ? null : answer.error);
  }, [api, key, input]);
  useEffect(() => void refresh(), [refresh]);
  return { value, problem, refresh };
}
