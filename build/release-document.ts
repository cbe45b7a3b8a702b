import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDefinition } from '../shared/src/remote/pages.ts';

/** The build's part of a `release.json`; the rest follows from its files. */
export interface ReleaseParts {
  name: string;
  version: string;
  contract: number;
  container: string;
  entry: string;
  entryCss: string[];
  serverEntry: string | null;
  pages: Record<string, PageDefinition>;
  /** Files of a page beyond the entry, in load order. */
  filesOf(page: string): string[];
  /** Every file that is shipped, by its path below the folder. */
  files: string[];
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const ending = (suffix: string) => (file: string) => file.endsWith(suffix);

/**
 * Writes `release.json` next to the files of a build: their hashes, and which of them each page needs. The build id is
 * the hash of all this, so equal sources give equal ids.
 *
 * @param dist folder of the build's files
 */
export function writeRelease(dist: string, parts: ReleaseParts): void {
  const { name, version, contract, container, entry, entryCss, serverEntry, pages, filesOf } = parts;
  const files = [...parts.files].sort().map((file) => {
    const content = readFileSync(path.join(dist, file));
    return { path: file, integrity: integrityOf(content), size: content.length };
  });
  const build = createHash('sha256')
    .update(JSON.stringify([name, contract, pages, files]))
    .digest('hex')
    .slice(0, 12);
  const release = {
    name,
    version,
    build,
    builtAt: new Date().toISOString(),
    number: Date.now(),
    contract,
    container,
    entry,
    entryCss,
    serverEntry,
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, definition]) => {
        const needed = filesOf(page);
        return [
          page,
          { ...definition, js: needed.filter(ending('.js')), css: needed.filter(ending('.css')) },
        ];
      }),
    ),
    files,
  };
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}
