import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Not sources: output of builds and tools, and tests, which no build uses. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|dist-dev|coverage|\.[^/]+)$|\.test\.tsx?$/;

async function add(hash: Hash, root: string, place: string): Promise<void> {
  const absolute = path.join(root, place);
  if ((await stat(absolute)).isDirectory()) {
    const names = (await readdir(absolute)).sort();
    for (const name of names) {
      const below = path.posix.join(place, name);
      if (!LEFT_OUT.test(below)) await add(hash, root, below);
    }
    return;
  }
  hash
    .update(`${place}\0`)
    .update(await readFile(absolute))
    .update('\0');
}

/** Hash of the names and contents of files and folders below `root`: the same sources give the same fingerprint. */
export async function fingerprint(root: string, places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) await add(hash, root, place);
  return hash.digest('hex');
}
