import { useAnnounce } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';
import { useDeskState } from '../desk/workplace.tsx';
import { requestTitle } from './request-words.ts';

/** Says each request that comes in to screen readers, once. */
export function useArrivalAnnouncements(): void {
  const announce = useAnnounce();
  const { queue } = useDeskState();
  const told = useRef<ReadonlyMap<string, number>>(queue.arrivals);
  useEffect(() => {
    const before = told.current;
    told.current = queue.arrivals;
    for (const id of queue.arrivals.keys()) {
      const request = queue.requests.get(id);
      if (request && !before.has(id))
        announce(`New request: ${requestTitle(request)}, ${request.place.label}`);
    }
  }, [announce, queue]);
}
