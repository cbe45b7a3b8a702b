/** What a browser has to know of a release to check its files. */
export interface KnownRelease {
  name: string;
  version: string;
  build: string;
  /** URL prefix of its files, ending in a slash. */
  base: string;
}

/** Hash of each file of a release, by its path below the release's base. */
export type IntegrityByPath = ReadonlyMap<string, string>;

/**
 * The files of the releases that this tab may load from, with the hash that each must have. Which releases there are
 * comes with the HTML; their files are read from `release.json`, the signed document that the server has verified,
 * when a first file beyond those of the HTML is wanted.
 */
export class ReleaseIntegrity {
  private readonly places = new Map<string, KnownRelease>();
  private readonly hashes = new Map<string, IntegrityByPath>();
  private readonly retired = new Set<string>();
  private readonly origin: string;

  /** @param origin of the page, against which relative prefixes are read */
  constructor(origin: string) {
    this.origin = origin;
  }

  add(place: KnownRelease): void {
    this.places.set(this.absolute(place.base), place);
  }

  /** From now on no file of this release is let in: another release of the same remote has taken its place. */
  retire(place: KnownRelease): void {
    this.retired.add(this.absolute(place.base));
  }

  /** Takes the list of a release's files. */
  learn(place: KnownRelease, hashes: IntegrityByPath): void {
    this.hashes.set(this.absolute(place.base), hashes);
  }

  /** The list did not fit the files: it is read anew before the next one. */
  forget(place: KnownRelease): void {
    this.hashes.delete(this.absolute(place.base));
  }

  knows(place: KnownRelease): boolean {
    return this.hashes.has(this.absolute(place.base));
  }

  /** The release that a URL belongs to; null when to none of this tab. A retry's query is not part of the name. */
  placeOf(url: string): KnownRelease | null {
    const { href } = new URL(url, this.origin);
    for (const [base, place] of this.places) {
      if (href.startsWith(base) && !this.retired.has(base)) return place;
    }
    return null;
  }

  /** The hash that a URL's file must have; null when its release does not list it, or its list is not here yet. */
  hashOf(url: string): string | null {
    const place = this.placeOf(url);
    if (!place) return null;
    const base = this.absolute(place.base);
    const path = new URL(url, this.origin).href.slice(base.length).replace(/[?#].*$/, '');
    return this.hashes.get(base)?.get(path) ?? null;
  }

  private absolute(base: string): string {
    return new URL(base, this.origin).href;
  }
}

/**
 * Where a release's list of files is asked for: always of the host, also when the files themselves lie on their team's
 * own origin. So nobody but the host, who has verified it, says which hashes are right.
 */
export const releaseUrl = ({ name, build, base }: KnownRelease): string =>
  name === 'host' ? `${base}release.json` : `/remotes/${name}/${build}/release.json`;

/** A browser ignores a hash that it cannot read, and lets the file in. */
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

function readHash(integrity: unknown): string {
  if (typeof integrity === 'string' && HASH.test(integrity)) return integrity;
  throw new Error(`This is no hash: ${String(integrity).slice(0, 80)}`);
}

/**
 * The hashes out of a `release.json`, read without the schema, which would cost a browser more than the whole loader.
 *
 * @throws Error when it is not a release
 */
export function parseIntegrity(release: unknown): IntegrityByPath {
  const files = typeof release === 'object' && release !== null && 'files' in release ? release.files : null;
  if (!Array.isArray(files)) throw new Error('This is no release: it lists no files.');
  return new Map(files.map(({ path, integrity }) => [String(path), readHash(integrity)]));
}
