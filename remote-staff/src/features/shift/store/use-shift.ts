import type { ShiftBoard } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { useDeskState } from '../../../desk/workplace.tsx';

/** The shift of a property, and a way to load it again. */
export interface ShiftStore {
  propertyId: string;
  load: Load<ShiftBoard>;
  refresh(): Promise<void>;
}

/** Requests move without shift events; their counts are at most this old. */
const AGAIN_MS = 60_000;

/** Loads the shift, and again once a minute and when the stream reports a change of presence or of a note. */
export function useShift(propertyId: string): ShiftStore {
  const { shiftChanges, stream } = useDeskState();
  const load = useLoad(
    'GET /api/staff/shift',
    { query: { property: propertyId } },
    { refreshOn: [shiftChanges, stream.status], everyMs: AGAIN_MS },
  );
  return { propertyId, load, refresh: load.refresh };
}
