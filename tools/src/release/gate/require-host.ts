import { CommandError } from '../../command/command.ts';
import { loadRegistry } from '../registry/registry-file.ts';
import { loadBuilt } from '../upload/built-release.ts';
import { type ReleaseContext, throwIfStopped } from '../workplace/release-command.ts';
import { liveSources, refuse } from './require-contract.ts';
import { smokeTest } from './smoke/smoke-test.ts';

/**
 * The other half of the matrix: a new host with every live remote, each of their pages opened in a real browser.
 *
 * @returns the host's build.
 * @throws CommandError with all problems.
 */
export async function requireHost(context: ReleaseContext): Promise<string> {
  const { store, steps, stopping, env, buildHost } = context;
  if (buildHost === null) throw new CommandError("The host's sources are not in this repository.");
  const { registry } = await loadRegistry(store);
  const judged = Object.keys(registry.remotes);
  if (judged.length === 0) {
    throw new CommandError(
      `Nothing is live in ${store.name}, so the host cannot be tried. Release a remote first.`,
    );
  }
  const { dist } = await buildHost(steps, stopping);
  const { release } = await loadBuilt(dist);
  throwIfStopped(stopping);
  const step = steps.begin('New host, live remotes, in Chromium');
  try {
    const sources = await liveSources(store, registry, null);
    const found = await smokeTest({ hostDist: dist, sources, judged, env, stopping });
    if (found.length > 0) refuse(`host ${release.build}`, found);
    step.done(`${judged.join(', ')}`);
  } catch (error) {
    step.failed();
    throw error;
  }
  return release.build;
}
