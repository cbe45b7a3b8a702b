import type { OperationOutput } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { useEffect, useRef } from 'react';
import { useDeskState } from '../../desk/workplace.tsx';

/** What is due, by department. */
export type Due = OperationOutput<'GET /api/staff/due'>;

/** Deadlines pass by themselves; the list is at most this old. */
const AGAIN_MS = 30_000;
/** Several moves in a row cause one reload. */
const SETTLE_MS = 1_000;

/** Loads the due list, again every half minute, and when a request has moved. */
export function useDue(propertyId: string): Load<Due> {
  const { queue, stream } = useDeskState();
  const load = useLoad(
    'GET /api/staff/due',
    { query: { property: propertyId } },
    { refreshOn: [stream.status], everyMs: AGAIN_MS },
  );
  const { refresh } = load;
  const queueBefore = useRef(queue);
  useEffect(() => {
    if (queueBefore.current === queue) return;
    queueBefore.current = queue;
    const timer = setTimeout(() => void refresh(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [refresh, queue]);
  return load;
}
