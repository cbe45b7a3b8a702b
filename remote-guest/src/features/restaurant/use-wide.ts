import { useSyncExternalStore } from 'react';

/** From this width on, menu and conversation are next to each other; restaurant.css has the same value. */
const WIDE = '(min-width: 900px)';

const query = () => ('matchMedia' in window ? window.matchMedia(WIDE) : null);

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

/** Whether menu and conversation fit next to each other. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? true);
