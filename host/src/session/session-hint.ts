import type { SessionEnd } from '../identity/network/session-end.ts';

/** Remembers that a person signed in on this device, so that public pages of other visitors never load the client. */
export const SESSION_HINT_KEY = 'bellkey:signed-in';

/**
 * Sets or removes the hint. Without storage the session lasts as long as the tab.
 *
 * @param reason why the session ended by itself; other tabs are told by a value that is gone at once
 */
export function rememberSignedIn(
  storage: () => Storage,
  signedIn: boolean,
  reason: SessionEnd | null = null,
): void {
  try {
    if (signedIn || reason) storage().setItem(SESSION_HINT_KEY, reason ?? '1');
    if (!signedIn) storage().removeItem(SESSION_HINT_KEY);
  } catch {
    // Storage is off.
  }
}

/** Whether this device may have a stored session: only then is the identity client loaded before it is needed. */
export function hasStoredSession(storage: () => Storage): boolean {
  try {
    return storage().getItem(SESSION_HINT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Calls back when another tab ends the session, with the reason if it ended by itself: browsers notify tabs at once. */
export const watchSignedOutElsewhere =
  (window: Window) => (listener: (reason: SessionEnd | null) => void) => {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== null && key !== SESSION_HINT_KEY) return;
      if (newValue === 'user-disabled' || newValue === 'user-token-expired') listener(newValue);
      else if (newValue === null) listener(null);
    });
  };
