import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@bellkey/shared/release/integrity';
import { generateSigningKey, signRelease } from '@bellkey/shared/release/signing';
import type { FirstDataKind } from '@bellkey/shared/remote';
import { CompositionStore } from '../composition/composition-store.ts';
import type { StoreOptions } from '../composition/store-options.ts';

/** What differs in a published release. */
export interface Variant {
  /** Pages that are rendered with data of one visitor, by name. */
  firstData?: Readonly<Record<string, FirstDataKind>>;
  builtAt?: string;
  pagePath?: string;
  contract?: number;
  number?: number;
  /** The signing key; the team's own by default. */
  key?: ReturnType<typeof generateSigningKey>;
  signed?: boolean;
}

/** Files of every small release, by purpose. */
export const FILES = {
  entry: 'browser/entry.js',
  chunk: 'browser/one.js',
  style: 'browser/one.css',
  worker: 'browser/worker.js',
} as const;

/** A release store with a registry and trusted keys in a folder, and hosts that read it, as in production. */
export class SmallStore {
  readonly folder: string;
  readonly teamKey = generateSigningKey();
  readonly logged: string[] = [];
  readonly quarantined = new Set<string>();
  time = Date.parse('2026-11-20T10:00:00Z');

  constructor(folder: string) {
    this.folder = folder;
  }

  fileOf(name: string, build: string, file: string): string {
    return path.join(this.folder, 'releases', name, build, file);
  }

  /** Writes a small but complete release, signed. @returns its location for the registry */
  async publish(name: string, build: string, variant: Variant = {}): Promise<string> {
    const contents: Record<string, string> = Object.fromEntries(
      Object.values(FILES).map((file) => [file, `/* ${name} ${build} ${file} */`]),
    );
    for (const [file, content] of Object.entries(contents)) {
      await mkdir(path.dirname(this.fileOf(name, build, file)), { recursive: true });
      await writeFile(this.fileOf(name, build, file), content);
    }
    const release = Buffer.from(
      JSON.stringify({
        name,
        version: '1.0.0',
        build,
        builtAt: variant.builtAt ?? '2026-01-01T00:00:00Z',
        ...(variant.number === undefined ? {} : { number: variant.number }),
        contract: variant.contract ?? 1,
        container: `c_${name}`,
        entry: FILES.entry,
        serverEntry: variant.firstData ? FILES.entry : null,
        pages: {
          ...Object.fromEntries(
            Object.entries(variant.firstData ?? {}).map(([page, firstData]) => [
              page,
              {
                path: `/${page}`,
                rendering: 'client',
                firstData,
                ...(firstData === 'property' && { at: 'property' }),
                title: page,
                js: [],
                css: [],
              },
            ]),
          ),
          one: {
            path: variant.pagePath ?? `/${name}`,
            rendering: 'client',
            title: name,
            js: [FILES.chunk],
            css: [FILES.style],
          },
        },
        files: Object.entries(contents).map(([file, content]) => ({
          path: file,
          integrity: integrityOf(content),
          size: content.length,
        })),
      }),
    );
    await writeFile(this.fileOf(name, build, 'release.json'), release);
    if (variant.signed !== false) {
      const signature = signRelease(release, (variant.key ?? this.teamKey).privateKey);
      await writeFile(this.fileOf(name, build, 'release.sig.json'), JSON.stringify(signature));
    }
    return `releases/${name}/${build}/release.json`;
  }

  /** Writes the registry, with the hash of every release that it names. */
  async register(
    remotes: Record<string, { live: string; earlier?: string[]; canary?: object; orders?: object }>,
  ): Promise<void> {
    const entries = Object.entries(remotes).map(async ([name, entry]) => {
      const canary = (entry.canary as { release?: string } | undefined)?.release;
      const named = [entry.live, ...(entry.earlier ?? []), ...(canary ? [canary] : [])];
      const integrity = await Promise.all(
        named.map(async (place) => [place, integrityOf(await readFile(path.join(this.folder, place)))]),
      );
      return [name, { ...entry, integrity: Object.fromEntries(integrity) }];
    });
    await this.writeRegistry(JSON.stringify({ remotes: Object.fromEntries(await Promise.all(entries)) }));
  }

  writeRegistry(text: string): Promise<void> {
    return writeFile(path.join(this.folder, 'remotes.json'), text);
  }

  async trust(names: readonly string[], publicKey = this.teamKey.publicKey): Promise<void> {
    const remotes = Object.fromEntries(names.map((name) => [name, { publicKey, origins: [] }]));
    await writeFile(path.join(this.folder, 'trust.json'), JSON.stringify({ remotes }));
  }

  /** Flips one bit of a file in the store. */
  async flip(file: string): Promise<void> {
    const content = await readFile(file);
    const middle = Math.floor(content.length / 2);
    content[middle] = (content[middle] ?? 0) ^ 1;
    await writeFile(file, content);
  }

  /** A host that reads this store. */
  open(options: Partial<StoreOptions> = {}): CompositionStore {
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (fields: { problem: string }) => void this.logged.push(fields.problem),
    };
    return new CompositionStore({
      registry: path.join(this.folder, 'remotes.json'),
      cacheDir: path.join(this.folder, 'cache'),
      dataDir: path.join(this.folder, 'data'),
      trust: path.join(this.folder, 'trust.json'),
      allowedOrigins: [],
      log: log as never,
      development: false,
      plainHttp: 'loopback',
      isQuarantined: (remote, build) => this.quarantined.has(`${remote} ${build}`),
      prepare: async () => undefined,
      settled: () => undefined,
      now: () => this.time,
      ...options,
    });
  }
}
