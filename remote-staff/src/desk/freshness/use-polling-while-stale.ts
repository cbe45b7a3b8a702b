import { useEffect } from 'react';
import { useWorkplace } from '../workplace.tsx';

/** How often the lists are loaded while the stream is lost, in milliseconds. */
export const POLL_MS = 15_000;

/** If the stream is blocked, as in some hotel networks, the lists still load. */
export function usePollingWhileStale(stale: boolean): void {
  const { desk } = useWorkplace();
  useEffect(() => {
    if (!stale) return;
    const timer = setInterval(() => void desk.refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [desk, stale]);
}
