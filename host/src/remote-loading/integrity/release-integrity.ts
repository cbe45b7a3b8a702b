/** A release that this tab may load from. */
export interface KnownRelease {
  name: string;
  version: string;
  build: string;
  /** URL prefix of its files, ending in a slash. */
  base: string;
}

/** The sha384 of each file of a release, by its path below the release's base. */
export type IntegrityByPath = ReadonlyMap<string, string>;

/**
 * The releases that this tab may load from, with the hash that each of their files must have. The HTML names the
 * releases; their hashes are loaded from `release.json`, the signed document that the server has verified, before the
 * first file that the HTML does not bring.
 */
export class ReleaseIntegrity {
  private readonly releases = new Map<string, KnownRelease>();
  private readonly hashes = new Map<string, IntegrityByPath>();
  private readonly retired = new Set<string>();
  private readonly origin: string;

  /** @param origin of the page, against which relative prefixes are resolved */
  constructor(origin: string) {
    this.origin = origin;
  }

  add(release: KnownRelease): void {
    this.releases.set(this.absolute(release.base), release);
  }

  /** Refuses all files of this release from now on: another release of the same remote replaces it. */
  retire(release: KnownRelease): void {
    this.retired.add(this.absolute(release.base));
  }

  /** Sets the hashes of a release's files. */
  set(release: KnownRelease, hashes: IntegrityByPath): void {
    this.hashes.set(this.absolute(release.base), hashes);
  }

  /** Drops hashes that did not match the files, so that they are loaded again. */
  delete(release: KnownRelease): void {
    this.hashes.delete(this.absolute(release.base));
  }

  has(release: KnownRelease): boolean {
    return this.hashes.has(this.absolute(release.base));
  }

  /** The release that a URL belongs to, or null. */
  releaseAt(url: string): KnownRelease | null {
    const { href } = new URL(url, this.origin);
    for (const [base, release] of this.releases) {
      if (href.startsWith(base) && !this.retired.has(base)) return release;
    }
    return null;
  }

  /** The hash that a URL's file must have; null when its release does not list it or has no hashes yet. */
  integrityOf(url: string): string | null {
    const release = this.releaseAt(url);
    if (!release) return null;
    const base = this.absolute(release.base);
    const path = new URL(url, this.origin).href.slice(base.length).replace(/[?#].*$/, '');
    return this.hashes.get(base)?.get(path) ?? null;
  }

  private absolute(base: string): string {
    return new URL(base, this.origin).href;
  }
}

/**
 * URL of a release's file list: always on the host, even when the files are on their team's own origin. So hashes come
 * only from the host, which has verified them.
 */
export const releaseUrl = ({ name, build, base }: KnownRelease): string =>
  name === 'host' ? `${base}release.json` : `/remotes/${name}/${build}/release.json`;

/** Checked here because a browser ignores a malformed `integrity` and loads the file. */
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

function validateIntegrity(integrity: unknown): string {
  if (typeof integrity === 'string' && HASH.test(integrity)) return integrity;
  throw new Error(`Not a hash: ${String(integrity).slice(0, 80)}`);
}

/**
 * Parses the hashes of a `release.json`. Not with its zod schema, which is larger than the whole loader.
 *
 * @throws Error when it is not a release
 */
export function parseIntegrity(release: unknown): IntegrityByPath {
  const files = typeof release === 'object' && release !== null && 'files' in release ? release.files : null;
  if (!Array.isArray(files)) throw new Error('Not a release: it lists no files.');
  return new Map(files.map(({ path, integrity }) => [String(path), validateIntegrity(integrity)]));
}
