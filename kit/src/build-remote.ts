import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Release } from '@bellkey/shared/release';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';

/**
 * Builds the remote of a folder into its `dist/`.
 *
 * @returns the release that came out.
 * @throws Error with the build's own messages when it fails.
 */
export async function buildRemote(folder: string): Promise<Release> {
  process.env.NODE_ENV = 'production';
  const loaded: { default: Configuration[] } = await import(
    /* webpackIgnore: true */ path.join(folder, 'rspack.config.ts')
  );
  await rm(path.join(folder, 'dist'), { recursive: true, force: true });
  const compiler = rspack(loaded.default);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'The build gave nothing.');
  }
  return Release.parse(JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8')));
}
