import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** No write takes this long. */
const OLD_MS = 60 * 60_000;

/** Removes temporary files of killed processes: those with a matching name that are over an hour old. */
export async function removeOldFiles(folder: string, name: RegExp): Promise<void> {
  const names = (await readdir(folder)).filter((candidate) => name.test(candidate));
  for (const candidate of names) {
    const file = path.join(folder, candidate);
    // Another process may clean up at the same time.
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > OLD_MS) await rm(file, { force: true });
  }
}
