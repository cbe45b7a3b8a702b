import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../../command/command.ts';
import type { Files } from './template.ts';

/**
 * Writes a new folder whole: it is created next to its place and moved there last, so that an interruption leaves
 * nothing.
 *
 * @param files texts by path, or a function that returns them and may add more to the folder.
 * @throws CommandError when there is something at that place already.
 */
export async function writeNewFolder(
  folder: string,
  files: Files | ((staging: string) => Promise<Files>),
): Promise<void> {
  if (existsSync(folder)) throw new CommandError(`${folder} exists. Nothing was written.`);
  const staging = path.join(path.dirname(folder), `.${path.basename(folder)}.${process.pid}`);
  try {
    const all = typeof files === 'function' ? await files(staging) : files;
    for (const [place, content] of Object.entries(all)) {
      const file = path.join(staging, place);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
