import { type Configuration, type MultiStats, rspack } from '@rspack/core';

/** Builds a configuration. @throws Error with the build's own messages when it fails. */
export async function buildConfiguration(configuration: Configuration | Configuration[]): Promise<void> {
  const compiler = rspack(Array.isArray(configuration) ? configuration : [configuration]);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'The build gave nothing.');
  }
}
