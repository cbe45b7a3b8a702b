/** Whether this tab tries a release, or is asked to: only then is the code for it loaded. */
export function isTrialAsked(location: Location, storage: () => Storage): boolean {
  if (location.search.includes('remote.')) return true;
  try {
    // As in `tried-releases.ts`, which is loaded after this.
    return storage().getItem('bellkey:tried-releases') !== null;
  } catch {
    return false;
  }
}
