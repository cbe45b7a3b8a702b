const KEY = 'bellkey:reloaded-for';

/**
 * Claims the reload for the update to this build: stores it, and returns whether the page may reload. It may once per
 * tab and build. Without storage it may not, because it could reload forever.
 */
export function claimUpdateReload(build: string, storage: () => Storage): boolean {
  try {
    if (storage().getItem(KEY) === build) return false;
    storage().setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}
