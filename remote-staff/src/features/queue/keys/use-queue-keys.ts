import { useEffect, useRef } from 'react';
import { type QueueKey, queueKeyOf } from './queue-keys.ts';

/** Calls back for the keys of the queue while the page is mounted. Returning false leaves the key to the browser. */
export function useQueueKeys(onKey: (key: QueueKey) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = queueKeyOf(event, event.target);
      if (key !== null && latest.current(key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
