import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What `messages/compiled` of every part holds, by path from the repository at `root`. */
export function loadCompiled(root: string): Map<string, string> {
  const folders = readdirSync(root).map((part) => path.join(part, 'messages', 'compiled'));
  const files = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => path.join(folder, name).replaceAll(path.sep, '/')),
    );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Paths of compiled files that are missing, left over, or differ from what the messages say now. */
export function findStale(root: string, compiled: ReadonlyMap<string, string>): string[] {
  const present = loadCompiled(root);
  const paths = [...new Set([...compiled.keys(), ...present.keys()])].sort();
  return paths.filter((file) => compiled.get(file) !== present.get(file));
}

/** Writes compiled files and deletes those that have no messages any more. */
export function writeCompiled(root: string, compiled: ReadonlyMap<string, string>): void {
  for (const place of findStale(root, compiled)) {
    const file = path.join(root, place);
    const source = compiled.get(place);
    if (source === undefined) {
      rmSync(file);
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
}
