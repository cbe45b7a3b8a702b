/** Which releases this tab tries, by remote. */
export type TriedReleases = Readonly<Record<string, string>>;

/** In session storage: a tab's own, gone with it. */
export const TRIED_KEY = 'bellkey:tried-releases';
const PARAMETER = /^remote\.([a-z][a-z0-9-]{1,30})$/;
/** A build id as releases have it: nothing that could name another place. */
const BUILD = /^[a-z0-9-]{6,40}$/;

/** What an address asks to try. */
export interface Wish {
  remote: string;
  /** Null puts the live release back. */
  build: string | null;
}

/** What an address asks for, what of it can't be taken, and the address without it. */
export function readWishes(url: URL): { wishes: Wish[]; refused: string[]; rest: URL } {
  const wishes: Wish[] = [];
  const refused: string[] = [];
  const rest = new URL(url);
  for (const [name, value] of url.searchParams) {
    const remote = PARAMETER.exec(name)?.[1];
    if (!remote) continue;
    rest.searchParams.delete(name);
    if (value === '') wishes.push({ remote, build: null });
    else if (BUILD.test(value)) wishes.push({ remote, build: value });
    else refused.push(remote);
  }
  return { wishes, refused, rest };
}

/** What this tab tries; nothing where storage is unavailable or holds anything else. */
export function readTried(storage: () => Storage): TriedReleases {
  try {
    const stored: unknown = JSON.parse(storage().getItem(TRIED_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([remote, build]) => PARAMETER.test(`remote.${remote}`) && BUILD.test(String(build)),
      ),
    );
  } catch {
    return {};
  }
}

/** Remembers what this tab tries from now on. */
export function writeTried(storage: () => Storage, tried: TriedReleases): void {
  if (Object.keys(tried).length === 0) storage().removeItem(TRIED_KEY);
  else storage().setItem(TRIED_KEY, JSON.stringify(tried));
}

/** Whether this machine serves the page to itself. */
export const isLocalHost = (hostname: string): boolean =>
  hostname === '127.0.0.1' || hostname === '[::1]' || /(?:^|\.)localhost$/.test(hostname);
