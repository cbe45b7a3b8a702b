/**
 * Paths of packages of a lock file that an installation lacks or has in another version. Optional packages are
 * platform-specific and do not count.
 *
 * @param wanted package-lock.json
 * @param found node_modules/.package-lock.json
 */
export function missingPackages(wanted, found) {
  return Object.keys(wanted.packages).filter((place) => {
    const entry = wanted.packages[place];
    if (!place.includes('node_modules/') || entry.optional || entry.devOptional) return false;
    const present = found.packages[place];
    return present === undefined || present.version !== entry.version;
  });
}
