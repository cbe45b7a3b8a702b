import path from 'node:path';
import { type Remote, remotePart } from '../build/parts.ts';
import { readRegistry, withLive, writeRegistry } from './registry.ts';
import { storeRelease } from './release-folder.ts';

/**
 * Makes the built remotes live in a data folder: their releases go into the store first, the registry that points at
 * them is written last.
 *
 * @returns remotes that an operator has pointed elsewhere, and that were left so.
 * @throws CommandError when the registry or a build is broken; nothing is live then that was not before.
 */
export async function publish(remotes: readonly Remote[], dataDir: string): Promise<string[]> {
  const file = path.join(dataDir, 'remotes.json');
  let registry = readRegistry(file);
  const elsewhere: string[] = [];
  for (const remote of remotes) {
    const { release, folder } = await storeRelease(
      path.join(remotePart(remote).folder, 'dist'),
      path.join(dataDir, 'releases'),
    );
    const live = path.relative(dataDir, path.join(folder, 'release.json')).split(path.sep).join('/');
    const result = withLive(registry, { name: release.name, live });
    registry = result.registry;
    if (!result.published) elsewhere.push(release.name);
  }
  await writeRegistry(file, registry);
  return elsewhere;
}
