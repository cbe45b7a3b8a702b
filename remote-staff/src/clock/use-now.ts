import { useSyncExternalStore } from 'react';
import { createTicker } from './ticker.ts';

const seconds = createTicker(() => Date.now(), 1000);

/** The current time, updated every second, as milliseconds since 1970. */
export function useNow(): number {
  return useSyncExternalStore(seconds.subscribe, seconds.get, seconds.get);
}
