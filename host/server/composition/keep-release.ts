import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@bellkey/shared/release';
import { readLocation, releaseFile } from './source.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|svg|json|html)$/;

export interface KeepOptions {
  cacheDir: string;
  /** Also keep compressed copies; left out in development, where a build lives for seconds. */
  compress: boolean;
  /** Which files to keep; all by default. */
  wanted?: (file: string) => boolean;
}

async function keepFile(folder: string, file: Release['files'][number], content: Buffer, compress: boolean) {
  const target = path.join(folder, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  if (!compress || !COMPRESSIBLE.test(file.path) || file.path.startsWith('server/')) return;
  await writeFile(
    `${target}.br`,
    await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
  await writeFile(`${target}.gz`, await gz(content, { level: 9 }));
}

/**
 * Makes a verified local copy of a release, from wherever its team put it. All of it or none: the folder gets its name
 * when every file has been checked against its sha384.
 *
 * @returns the folder of the copy
 * @throws Error that names the file whose hash is wrong
 */
export async function keepRelease(release: Release, location: URL, options: KeepOptions): Promise<string> {
  const folder = path.join(options.cacheDir, release.name, release.build);
  if (existsSync(folder)) return folder;
  const parts = `${folder}.${process.pid}.${Date.now()}`;
  for (const file of release.files.filter(({ path }) => options.wanted?.(path) ?? true)) {
    const content = await readLocation(releaseFile(location, file.path));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (integrity !== file.integrity) {
      throw new Error(`${releaseFile(location, file.path).href} is not what its release says: wrong sha384`);
    }
    await keepFile(parts, file, content, options.compress);
  }
  await mkdir(parts, { recursive: true });
  // Server entries are CommonJS, whatever the package.json above the cache says.
  await writeFile(path.join(parts, 'package.json'), '{"type":"commonjs"}\n');
  await rename(parts, folder).catch((error: unknown) => {
    // Another process was first; its copy is as good.
    if (!existsSync(folder)) throw error;
  });
  return folder;
}
