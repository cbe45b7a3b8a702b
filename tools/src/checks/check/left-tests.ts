import path from 'node:path';

const { posix } = path;

/** Names the tests that were not run: a line for each folder, in the order of its first test. */
export function nameLeftTests(left: readonly string[]): string[] {
  const folders = new Map<string, string[]>();
  for (const file of left) {
    const folder = posix.dirname(file);
    const names = folders.get(folder) ?? [];
    folders.set(folder, [...names, posix.basename(file).replace(/\.test\.tsx?$/, '')]);
  }
  return [...folders].map(([folder, names]) => `${folder}/  ${names.join(', ')}`);
}
