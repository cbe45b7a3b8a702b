const KEY = 'bellkey:reloaded-for';

/**
 * Whether a page may reload for the update to this build: once per tab and build. Where nothing can be remembered it
 * may not, since it could go on for ever.
 */
export function mayReloadFor(build: string, storage: () => Storage): boolean {
  try {
    if (storage().getItem(KEY) === build) return false;
    storage().setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}
