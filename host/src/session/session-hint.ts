/** Remembers that a person signed in on this device, so that public pages of other visitors never load the client. */
export const SESSION_HINT_KEY = 'bellkey:signed-in';

/** Sets or removes the hint. Without storage the session lasts as long as the tab. */
export function rememberSignedIn(storage: () => Storage, signedIn: boolean): void {
  try {
    if (signedIn) storage().setItem(SESSION_HINT_KEY, '1');
    else storage().removeItem(SESSION_HINT_KEY);
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

/** Calls back when another tab removes the hint: browsers notify the other tabs at once. */
export const watchSignedOutElsewhere = (window: Window) => (listener: () => void) => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === SESSION_HINT_KEY && newValue === null)) listener();
  });
};
