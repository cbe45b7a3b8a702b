import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Release, type ReleaseFile, SIGNATURE_FILE } from '@bellkey/shared/release';
import { integrityOf } from '@bellkey/shared/release/integrity';
import { loadLocation, releaseFile } from '../registry/location.ts';
import type { CheckedRelease } from './load-release.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|svg|json|html)$/;
/** Concurrent requests to a store; a release has some ten files. */
const FILES_AT_ONCE = 4;

export interface KeepOptions {
  cacheDir: string;
  /** Also keep compressed copies; not in development, where a build lives for seconds. */
  compress: boolean;
  /** Which files to keep; all by default. */
  wanted?: (file: string) => boolean;
}

/** Folder of the verified copy of a release. */
export const copyOf = (cacheDir: string, { name, build }: Pick<Release, 'name' | 'build'>): string =>
  path.join(cacheDir, name, build);

async function saveFile(folder: string, file: ReleaseFile, content: Buffer, compress: boolean) {
  const target = path.join(folder, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  if (compress && COMPRESSIBLE.test(file.path) && !file.path.startsWith('server/')) {
    await writeCompressed(target, content);
  }
}

async function writeCompressed(target: string, content: Uint8Array): Promise<void> {
  const [br, gzipped] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gz(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${target}.br`, br), writeFile(`${target}.gz`, gzipped)]);
}

/** Whether every wanted file of a copy matches its release. */
async function isIntact(folder: string, files: readonly ReleaseFile[]): Promise<boolean> {
  for (const file of files) {
    const content = await readFile(path.join(folder, file.path)).catch(() => null);
    if (content === null || integrityOf(content) !== file.integrity) return false;
  }
  return true;
}

/** Saves `release.json` next to its files: for a restart without the store, and for browsers' integrity checks. */
async function saveRelease(
  folder: string,
  { bytes, signature }: Pick<CheckedRelease, 'bytes' | 'signature'>,
  compress: boolean,
) {
  await mkdir(folder, { recursive: true });
  // Server entries are CommonJS, whatever the package.json above the cache says.
  await writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}\n');
  if (signature !== null) await writeFile(path.join(folder, SIGNATURE_FILE), signature);
  await writeFile(path.join(folder, 'release.json'), bytes);
  if (compress) await writeCompressed(path.join(folder, 'release.json'), bytes);
}

async function fetchFiles(files: readonly ReleaseFile[], location: URL, folder: string, compress: boolean) {
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const place = releaseFile(location, file.path);
      const content = await loadLocation(place);
      if (integrityOf(content) !== file.integrity) {
        queue.length = 0;
        throw new Error(`${place.href} is not what its release says: wrong sha384`);
      }
      await saveFile(folder, file, content, compress);
    }
  };
  // No write is open when the first failure is thrown, so the folder can be removed.
  const results = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Makes a verified local copy of a release, from wherever its team put it. Atomic: the folder gets its name when every
 * file has been checked against its sha384. An existing copy is checked again, and rewritten when a file differs.
 *
 * @returns the folder of the copy
 * @throws Error that names the file whose hash is wrong
 */
export async function cacheRelease(
  checked: CheckedRelease,
  location: URL,
  options: KeepOptions,
): Promise<string> {
  const { release } = checked;
  const folder = copyOf(options.cacheDir, release);
  const files = release.files.filter((file) => options.wanted?.(file.path) ?? true);
  if (await isIntact(folder, files)) {
    await saveRelease(folder, checked, options.compress);
    return folder;
  }
  const parts = `${folder}.${process.pid}.${Date.now()}`;
  try {
    await fetchFiles(files, location, parts, options.compress);
    await saveRelease(parts, checked, options.compress);
    await rm(folder, { recursive: true, force: true });
    await rename(parts, folder).catch(async (error: unknown) => {
      // Another process was first; its copy is equally good.
      if (!(await isIntact(folder, files))) throw error;
    });
  } finally {
    await rm(parts, { recursive: true, force: true });
  }
  return folder;
}
