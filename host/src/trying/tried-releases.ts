/** Which releases this tab tries, by remote: a build that the host holds, or the port of a dev server on this machine. */
export type TriedReleases = Readonly<Record<string, string>>;

/** In session storage: a tab's own, gone with it. */
export const TRIED_KEY = 'bellkey:tried-releases';
const PARAMETER = /^remote\.([a-z][a-z0-9-]{1,30})$/;
/** A build id as releases have it: nothing that could name another place. */
const BUILD = /^[a-z0-9-]{6,40}$/;

/** Too short for a build id, so that no text can be both. */
const PORT = /^[1-9][0-9]{1,4}$/;
const LAST_PORT = 65_535;

/** Whether what is tried is a dev server, by its port. */
export const isPort = (tried: string): boolean => PORT.test(tried) && Number(tried) <= LAST_PORT;

/** Where a dev server's files are, as browsers ask for them. */
export const devServerOrigin = (port: string): string => `http://localhost:${port}`;

const isTriable = (text: string): boolean => BUILD.test(text) || isPort(text);

/** What an address asks to try. */
export interface WantedTrial {
  remote: string;
  /** A build or a port; null puts the live release back. */
  wanted: string | null;
}

/** An address that asks to try nothing. */
export function withoutTrials(url: URL): URL {
  const rest = new URL(url);
  for (const name of url.searchParams.keys()) {
    if (PARAMETER.test(name)) rest.searchParams.delete(name);
  }
  return rest;
}

/** An address that asks for the dev servers among what is tried: the server has to let each in with the document. */
export function withDevServers(url: URL, tried: TriedReleases): URL {
  const asking = withoutTrials(url);
  for (const [remote, wanted] of Object.entries(tried)) {
    if (isPort(wanted)) asking.searchParams.set(`remote.${remote}`, wanted);
  }
  return asking;
}

/** What an address asks for, and what of it can't be taken. */
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

/** What this tab tries; nothing where storage is unavailable or holds anything else. */
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

/** Remembers what this tab tries from now on. */
export function saveTried(storage: () => Storage, tried: TriedReleases): void {
  if (Object.keys(tried).length === 0) storage().removeItem(TRIED_KEY);
  else storage().setItem(TRIED_KEY, JSON.stringify(tried));
}

/** Whether this machine serves the page to itself. */
export const isLocalHost = (hostname: string): boolean =>
  hostname === '127.0.0.1' || hostname === '[::1]' || /(?:^|\.)localhost$/.test(hostname);

/** What is tried of a remote, for people. */
export const triedName = (remote: string, wanted: string): string =>
  isPort(wanted) ? `${remote} of port ${wanted}` : `${remote} ${wanted}`;
