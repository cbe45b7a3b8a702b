/** Releases that this tab tries, by remote: a build that the host has, or the port of a dev server on this machine. */
export type TriedReleases = Readonly<Record<string, string>>;

/** In session storage: per tab, and gone with it. */
export const TRIED_KEY = 'bellkey:tried-releases';
const PARAMETER = /^remote\.([a-z][a-z0-9-]{1,30})$/;
/** A build id of a release: nothing that could name another place. */
const BUILD = /^[a-z0-9-]{6,40}$/;

/** Too short for a build id, so a text is never both. */
const PORT = /^[1-9][0-9]{1,4}$/;
const LAST_PORT = 65_535;

/** Whether the trial is of a dev server, by its port. */
export const isPort = (tried: string): boolean => PORT.test(tried) && Number(tried) <= LAST_PORT;

/** Path of a dev server's files for browsers. */
export const devServerOrigin = (port: string): string => `http://localhost:${port}`;

const isTriable = (text: string): boolean => BUILD.test(text) || isPort(text);

/** The trial that an address requests. */
export interface WantedTrial {
  remote: string;
  /** A build or a port; null restores the live release. */
  wanted: string | null;
}

/** The address without its trial parameters. */
export function withoutTrials(url: URL): URL {
  const rest = new URL(url);
  for (const name of url.searchParams.keys()) {
    if (PARAMETER.test(name)) rest.searchParams.delete(name);
  }
  return rest;
}

/** The address with the dev servers among the trials: the server allows each one with the document. */
export function withDevServers(url: URL, tried: TriedReleases): URL {
  const asking = withoutTrials(url);
  for (const [remote, wanted] of Object.entries(tried)) {
    if (isPort(wanted)) asking.searchParams.set(`remote.${remote}`, wanted);
  }
  return asking;
}

/** The trials that an address requests, and those that were refused. */
export function parseWantedTrials(url: URL): { trials: WantedTrial[]; refused: string[] } {
  const trials: WantedTrial[] = [];
  const refused: string[] = [];
  for (const [name, value] of url.searchParams) {
    const remote = PARAMETER.exec(name)?.[1];
    if (!remote) continue;
    if (value === '') trials.push({ remote, wanted: null });
    else if (isTriable(value)) trials.push({ remote, wanted: value });
    else refused.push(remote);
  }
  return { trials, refused };
}

/** This tab's trials; empty where storage is unavailable or invalid. */
export function loadTried(storage: () => Storage): TriedReleases {
  try {
    const stored: unknown = JSON.parse(storage().getItem(TRIED_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([remote, build]) => PARAMETER.test(`remote.${remote}`) && isTriable(String(build)),
      ),
    );
  } catch {
    return {};
  }
}

/** Saves this tab's trials. */
export function saveTried(storage: () => Storage, tried: TriedReleases): void {
  if (Object.keys(tried).length === 0) storage().removeItem(TRIED_KEY);
  else storage().setItem(TRIED_KEY, JSON.stringify(tried));
}

/** Whether the page is served by this machine to itself. */
export const isLocalHost = (hostname: string): boolean =>
  hostname === '127.0.0.1' || hostname === '[::1]' || /(?:^|\.)localhost$/.test(hostname);

/** Name of a trial on screen. */
export const triedName = (remote: string, wanted: string): string =>
  isPort(wanted) ? `${remote} of port ${wanted}` : `${remote} ${wanted}`;
