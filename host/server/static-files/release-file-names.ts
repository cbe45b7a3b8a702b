import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { BuildId, ReleaseFile, RemoteName } from '@bellkey/shared/release';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Most cached releases; a deployment serves some ten. */
const MOST_RELEASES = 100;
const ADDRESS = /^\/(?:remotes\/([^/]+)|(host))\/([^/]+)\/(.+)$/;
/** The parts that are needed here; an older host's release may lack the rest. */
const Listed = z.object({ files: z.array(ReleaseFile) });

/** Files of one release that browsers may load, from its `release.json` with this modification time. */
interface Names {
  modifiedMs: number;
  names: ReadonlySet<string>;
}

/**
 * Finds the files of cached releases that are for browsers: those that a release lists as such, and its `release.json`.
 */
export class ReleaseFileNames {
  private readonly cacheDir: string;
  private readonly known = new LRUCache<string, Names>({ max: MOST_RELEASES });

  constructor(cacheDir: string) {
    this.cacheDir = cacheDir;
  }

  /**
   * The file below the cache folder that an address names.
   *
   * @param pathname as requested, not decoded: names in releases need no encoding
   * @returns null when no release lists it
   */
  async find(pathname: string): Promise<string | null> {
    const [, remote, host, build = '', file = ''] = ADDRESS.exec(pathname) ?? [];
    const name = host ?? remote ?? '';
    if (remote === 'host' || !RemoteName.safeParse(name).success || !BuildId.safeParse(build).success)
      return null;
    const names = await this.namesOf(`${name}/${build}`);
    return names.has(file) ? `${name}/${build}/${file}` : null;
  }

  private async namesOf(release: string): Promise<ReadonlySet<string>> {
    const file = path.join(this.cacheDir, release, 'release.json');
    try {
      const { mtimeMs: modifiedMs } = await stat(file);
      const before = this.known.get(release);
      if (before?.modifiedMs === modifiedMs) return before.names;
      const { files } = Listed.parse(JSON.parse(await readFile(file, 'utf8')));
      const names = new Set(['release.json']);
      for (const { path: listed } of files) if (listed.startsWith('browser/')) names.add(listed);
      this.known.set(release, { modifiedMs, names });
      return names;
    } catch {
      return new Set();
    }
  }
}
