import { useSyncExternalStore } from 'react';

/** From here on, menu and conversation are next to each other; restaurant.css says the same. */
const WIDE = '(min-width: 900px)';

const query = () => ('matchMedia' in window ? window.matchMedia(WIDE) : null);

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

/** Whether there is room for menu and conversation next to each other. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? true);
