import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bellkey/shared/release';
import { integrityOf } from '@bellkey/shared/release/integrity';

/** Options of a small release. */
export interface SmallRelease {
  name?: string;
  /** Files by their paths, replacing these or in addition. */
  files?: Record<string, string>;
  release?: Partial<Release>;
}

const ENTRY = 'browser/entry.js';

/** A container by hand, with one page: the protocol without a bundler. */
export const smallContainer = (name: string, page = 'one', exported = '{ Page() {} }'): string =>
  `var bellkey_${name} = { init() {}, get: (wanted) => wanted === './${page}' ? Promise.resolve(() => (${exported})) : Promise.reject(new Error(wanted + ' does not exist')) };`;

/**
 * Writes a small but complete release into a folder, as a build would: equal content gives an equal build id.
 *
 * @returns what its `release.json` says.
 */
export function writeSmallRelease(
  folder: string,
  { name = 'guest', files = {}, release }: SmallRelease = {},
): Release {
  const all = { [ENTRY]: smallContainer(name), ...files };
  for (const [place, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    writeFileSync(path.join(folder, place), content);
  }
  const complete: Release = {
    name,
    version: '0.1.0',
    build: createHash('sha256')
      .update(JSON.stringify([name, all]))
      .digest('hex')
      .slice(0, 12),
    builtAt: new Date().toISOString(),
    contract: 1,
    container: `bellkey_${name}`,
    entry: ENTRY,
    entryCss: [],
    serverEntry: null,
    pages: { one: { path: `/${name}`, rendering: 'client', title: name, js: [], css: [] } },
    files: Object.entries(all).map(([place, content]) => ({
      path: place,
      integrity: integrityOf(content),
      size: Buffer.byteLength(content),
    })),
    ...release,
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(complete));
  return complete;
}
