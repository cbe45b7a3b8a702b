import type { ShiftBoard } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { useDeskState } from '../../../desk/workplace.tsx';

type Load =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | {
      status: 'ready';
      board: ShiftBoard;
      /** Why it could not be loaded again; outdated data is shown. */
      stale: ApiProblem | null;
    };

/** The shift of a property, and a way to load it again. */
export interface ShiftStore {
  propertyId: string;
  load: Load;
  refresh(): Promise<void>;
}

/** Requests move without shift events; their counts are at most this old. */
const AGAIN_MS = 60_000;

/** Loads the shift, and again once a minute and when the stream reports a change of presence or of a note. */
export function useShift(propertyId: string): ShiftStore {
  const api = useApi();
  const { shiftChanges, stream } = useDeskState();
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const refresh = useCallback(async () => {
    const answer = await api.call('GET /api/staff/shift', { query: { property: propertyId } });
    setLoad((was) => {
      if (answer.ok) return { status: 'ready', board: answer.value, stale: null };
      // Old data is better than none.
      return was.status === 'ready'
        ? { ...was, stale: answer.error }
        : { status: 'failed', problem: answer.error };
    });
  }, [api, propertyId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream's word, and its return, ask again
  useEffect(() => void refresh(), [refresh, shiftChanges, stream.status]);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { propertyId, load, refresh };
}
