import type { ServiceRequest } from '@bellkey/shared/api';
import { useEffect, useRef, useState } from 'react';
import { useDeskState } from '../../../desk/workplace.tsx';

/**
 * The request that this person ended last, from the moment the API has taken it until `dismiss`; null once it is open
 * again.
 */
export function useJustDone(): { request: ServiceRequest | null; dismiss(): void } {
  const { moves, requests } = useDeskState().queue;
  const ending = useRef<readonly string[]>([]);
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const arrived = ending.current.find(
      (known) => !moves.has(known) && requests.get(known)?.state === 'done',
    );
    ending.current = [...moves.values()].filter(({ to }) => to === 'done').map(({ requestId }) => requestId);
    if (arrived !== undefined) setId(arrived);
  }, [moves, requests]);
  const known = id === null ? undefined : requests.get(id);
  return {
    request: known?.state === 'done' && !moves.has(known.id) ? known : null,
    dismiss: () => setId(null),
  };
}
