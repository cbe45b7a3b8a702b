import { useSession } from '@bellkey/shared/shell';
import { useSyncExternalStore } from 'react';
import { hasStoredSession } from './session-hint.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
const stored = () => hasStoredSession(() => localStorage);

/**
 * Whether a staff member is signed in here, as far as is known without the client: the session's state if there is one,
 * otherwise the hint that a sign-in left in this browser. Loads nothing, so visitors pay nothing.
 */
export function useStaffSignedIn(): boolean {
  const { state } = useSession();
  const noted = useSyncExternalStore(subscribe, stored, () => false);
  if (state.status === 'signed-in') return true;
  return state.status !== 'signed-out' && noted;
}
