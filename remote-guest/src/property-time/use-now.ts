import { useContext, useEffect, useState } from 'react';
import { FirstMomentContext } from '../first-data/first-moment.ts';

/** The time in milliseconds since 1970, updated at an interval while the component is mounted. */
export function useNow(everyMs: number): number {
  const first = useContext(FirstMomentContext);
  const [now, setNow] = useState(() => first ?? Date.now());
  useEffect(() => {
    const renew = () => setNow(Date.now());
    renew();
    const timer = setInterval(renew, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
