import { type ReactNode, useSyncExternalStore } from 'react';
import { raisedError } from './raised-error.ts';

const none = () => null;

/** Throws a raised error while rendering, so that it reaches the full page like any other. */
export function ThrowRaisedError({ children }: { children: ReactNode }) {
  const error = useSyncExternalStore(raisedError.subscribe, raisedError.get, none);
  if (error) throw error;
  return children;
}
