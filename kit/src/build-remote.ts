import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@bellkey/shared/release';
import type { PageTable } from '@bellkey/shared/remote';
import type { Configuration } from '@rspack/core';
import { loadBuilt } from '../../tools/src/release/upload/built-release.ts';
import { buildConfiguration } from './build-configuration.ts';
import { describeRelease, hasManifest } from './describe-release.ts';

/** The default export of a file of the repository. */
const defaultOf = async <T>(file: string): Promise<T> =>
  ((await import(/* webpackIgnore: true */ file)) as { default: T }).default;

/**
 * Builds the remote of a folder into its `dist/`. Without an `rspack.config.ts` it uses the output of another
 * tool there.
 *
 * @returns the built release.
 * @throws Error with the build's own messages when it fails.
 * @throws CommandError when the build of another tool lacks what a host needs, or the page table is invalid.
 */
export async function buildRemote(folder: string): Promise<Release> {
  const dist = path.join(folder, 'dist');
  const recipe = path.join(folder, 'rspack.config.ts');
  if (existsSync(recipe)) {
    process.env.NODE_ENV = 'production';
    const configuration = await defaultOf<Configuration | Configuration[]>(recipe);
    await rm(dist, { recursive: true, force: true });
    await buildConfiguration(configuration);
  }
  if (!existsSync(recipe) || hasManifest(dist)) {
    const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    await describeRelease(dist, await defaultOf<PageTable>(path.join(folder, 'src/pages.ts')), version);
  }
  return (await loadBuilt(dist)).release;
}
