import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeskState } from '../../desk/workplace.tsx';

/** What is due, by department. */
export type Due = OperationOutput<'GET /api/staff/due'>;

type Load =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | {
      status: 'ready';
      due: Due;
      /** Why it could not be loaded again; outdated data is shown. */
      stale: ApiProblem | null;
    };

/** The due list of a property, and a way to load it again. */
export interface DueStore {
  load: Load;
  refresh(): Promise<void>;
}

/** Deadlines pass by themselves; the list is at most this old. */
const AGAIN_MS = 30_000;
/** Several moves in a row cause one reload. */
const SETTLE_MS = 1_000;

/** Loads the due list, again every half minute, and when a request has moved. */
export function useDue(propertyId: string): DueStore {
  const api = useApi();
  const { queue, stream } = useDeskState();
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const refresh = useCallback(async () => {
    const answer = await api.call('GET /api/staff/due', { query: { property: propertyId } });
    setLoad((was) => {
      if (answer.ok) return { status: 'ready', due: answer.value, stale: null };
      // Old data is better than none.
      return was.status === 'ready'
        ? { ...was, stale: answer.error }
        : { status: 'failed', problem: answer.error };
    });
  }, [api, propertyId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream's return asks again
  useEffect(() => void refresh(), [refresh, stream.status]);
  const queueBefore = useRef(queue);
  useEffect(() => {
    if (queueBefore.current === queue) return;
    queueBefore.current = queue;
    const timer = setTimeout(() => void refresh(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [refresh, queue]);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { load, refresh };
}
