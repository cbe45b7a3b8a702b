import path from 'node:path';

const MOST_LINES = 200;
const MOST_FILES = 15;
const SOURCE = /\.(?:ts|tsx|mjs|cjs|css)$/;
/** Written by a program: compiled messages, and what says so in its name. */
const GENERATED = /\/compiled\/|generated|\.d\.m?ts$/;
const REASON = /Why so many files\b.*/g;

/** Files of more than 200 lines, with their length: sources, tests and styles. Generated files are left out. */
export function findLongFiles(files: readonly string[], read: (file: string) => string): string[] {
  return files.flatMap((file) => {
    if (!SOURCE.test(file) || GENERATED.test(file)) return [];
    const lines = read(file).split('\n').length - 1;
    return lines > MOST_LINES ? [`${file}: ${lines}`] : [];
  });
}

/**
 * Folders that hold more than 15 files, subfolders not counted, without a reason: a paragraph or sentence in their README,
 * or in one above that names them, which begins with "Why so many files".
 */
export function findFullFolders(files: readonly string[], read: (file: string) => string): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const known = new Set(files);
  const reasonsIn = (folder: string): string => {
    const readme = path.posix.join(folder, 'README.md');
    return known.has(readme) ? (read(readme).match(REASON) ?? []).join('\n') : '';
  };
  const hasReason = (folder: string): boolean => {
    if (reasonsIn(folder) !== '') return true;
    for (let above = path.posix.dirname(folder); above !== '.'; above = path.posix.dirname(above)) {
      if (reasonsIn(above).includes(`\`${folder}\``)) return true;
    }
    return false;
  };
  return [...counts].flatMap(([folder, count]) =>
    count > MOST_FILES && !hasReason(folder) ? [`${folder}: ${count}`] : [],
  );
}
