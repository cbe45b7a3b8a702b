import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const LastGood = z.object({
  remotes: z.record(z.string(), z.object({ build: z.string(), location: z.url() })),
});
/** The last served release of each remote, and its source. */
export type LastGood = z.infer<typeof LastGood>;

const fileIn = (cacheDir: string) => path.join(cacheDir, 'last-good.json');

/** Written after each change, so that a restart can serve while the registry or the store is broken. */
export async function saveLastGood(cacheDir: string, good: LastGood): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const incoming = `${fileIn(cacheDir)}.${process.pid}`;
  await writeFile(incoming, JSON.stringify(good));
  await rename(incoming, fileIn(cacheDir));
}

/** The last served releases; empty when unknown or malformed. */
export async function loadLastGood(cacheDir: string): Promise<LastGood> {
  try {
    return LastGood.parse(JSON.parse(await readFile(fileIn(cacheDir), 'utf8')));
  } catch {
    return { remotes: {} };
  }
}
