import { devServerOrigin, isLocalHost, isPort, parseWantedTrials } from '../../src/trying/tried-releases.ts';

/**
 * Origins of the dev servers that an address asks to try, as `?remote.guest=3005`: on localhost any, elsewhere only
 * allowed ones. The browser decides which of them are tried, because it knows the person.
 */
export function triedOrigins(url: URL, allowed: readonly string[]): string[] {
  const asked = parseWantedTrials(url).trials.flatMap(({ wanted }) =>
    wanted !== null && isPort(wanted) ? [devServerOrigin(wanted)] : [],
  );
  return [...new Set(asked)].filter((origin) => isLocalHost(url.hostname) || allowed.includes(origin));
}
