import { useUnpressed } from '@bellkey/shared/ui';
import { useSyncExternalStore } from 'react';

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function subscribeVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** A page that the server has just rendered is online and visible. */
const always = () => true;

/**
 * Whether the browser reports a network. Pages say so in their flow, so that a change waits until nothing is
 * pressed.
 */
export const useOnline = (): boolean =>
  useUnpressed(useSyncExternalStore(subscribeOnline, () => navigator.onLine, always));

/** Whether the page is visible. */
export const useVisible = (): boolean =>
  useSyncExternalStore(subscribeVisible, () => document.visibilityState === 'visible', always);
