import { useEffect, useState } from 'react';

/**
 * A value that changes while someone types, once it has stayed the same for a while; the first one at once.
 *
 * @param value data that JSON can express, compared by value
 * @example
 * const found = useLoad('GET /api/staff/leads', { query: useSettled({ state, search }, 250) });
 */
export function useSettled<T>(value: T, pauseMs: number): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled === text ? value : (JSON.parse(settled) as T);
}
