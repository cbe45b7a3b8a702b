const KEY = 'bellkey:reloaded-for';

/**
 * Claims the reload for the update to this build: stores it, and returns whether the page may reload, which is once per
 * tab and build. Where storage is unavailable it may not, since it could go on for ever.
 */
export function claimReloadFor(build: string, storage: () => Storage): boolean {
  try {
    if (storage().getItem(KEY) === build) return false;
    storage().setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}
