import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompositionStore } from '../composition-store.ts';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Differences between a published release and an ordinary one. */
export interface Variant {
  build?: string;
  pagePath?: string;
  contract?: number;
  /** Whether the stored file differs from what the release declares. */
  tampered?: boolean;
}

export type TestStore = Awaited<ReturnType<typeof createTestStore>>;

/** A folder with a registry, a store of releases and the host's cache, and the log of its composition stores. */
export async function createTestStore() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bellkey-composition-'));
  const logged: string[] = [];

  /** Writes a small but complete release into the store. */
  async function publish(
    name: string,
    { build = 'build-1', pagePath, contract = 1, tampered }: Variant = {},
  ) {
    const at = path.join(folder, 'store', name, build);
    await mkdir(path.join(at, 'browser'), { recursive: true });
    const entry = `var x = '${name} ${build}'`;
    await writeFile(path.join(at, 'browser/entry.js'), tampered ? `${entry};evil()` : entry);
    const release = {
      name,
      version: '1.0.0',
      build,
      builtAt: '2026-01-01T00:00:00Z',
      contract,
      container: `c_${name}`,
      entry: 'browser/entry.js',
      serverEntry: null,
      pages: { one: { path: pagePath ?? `/${name}`, rendering: 'client', title: name, js: [], css: [] } },
      files: [{ path: 'browser/entry.js', integrity: integrityOf(entry), size: entry.length }],
    };
    await writeFile(path.join(at, 'release.json'), JSON.stringify(release));
    return `store/${name}/${build}/release.json`;
  }

  /** Writes the registry. */
  const register = (remotes: unknown) =>
    writeFile(path.join(folder, 'remotes.json'), JSON.stringify({ remotes }));

  /** A composition store over the folder's registry, or over one at another address. */
  function openStore(
    allowedOrigins: string[] = [],
    registry = path.join(folder, 'remotes.json'),
    cacheDir = path.join(folder, 'cache'),
  ) {
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (fields: { problem: string }) => void logged.push(fields.problem),
    };
    return new CompositionStore({
      registry,
      cacheDir,
      dataDir: path.join(cacheDir, 'data'),
      trust: null,
      allowedOrigins,
      log: log as never,
      development: false,
      plainHttp: 'loopback',
      isQuarantined: () => false,
      prepare: async () => undefined,
      settled: () => undefined,
      now: Date.now,
    });
  }

  return { folder, logged, publish, register, openStore };
}
