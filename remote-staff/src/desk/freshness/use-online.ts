import { useUnpressed } from '@bellkey/shared/ui';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A page that the server has just rendered is online. */
const always = () => true;

/**
 * Whether the browser reports a network. A lost stream takes seconds to be noticed; the browser knows at once. The
 * change waits until nothing is pressed, because what shows it moves the page.
 */
export const useOnline = (): boolean =>
  useUnpressed(useSyncExternalStore(subscribe, () => navigator.onLine, always));
