import path from 'node:path';
import type { PageTable } from '@bellkey/shared/remote';
import { CommandError } from '../../tools/src/command/command.ts';
import type { Workplace } from '../../tools/src/release/workplace/release-command.ts';

/** The remote of a repository, from its page table. @throws CommandError when the folder holds none. */
async function remoteOf(folder: string): Promise<string> {
  try {
    const file = path.join(folder, 'src/pages.ts');
    const loaded: { default: PageTable } = await import(/* webpackIgnore: true */ file);
    return loaded.default.remote;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`${folder} holds no remote: src/pages.ts cannot be loaded (${why}).`);
  }
}

/**
 * A repository that holds a single remote. The host's sources are elsewhere, so that only the host itself tries the
 * release in a browser.
 *
 * @throws CommandError when the folder holds no remote.
 */
export async function ownRepository(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<Workplace & { remote: string }> {
  const remote = await remoteOf(folder);
  return {
    env,
    remote,
    dataDir: path.resolve(folder, env.DATA_DIR || '.data'),
    remotes: () => [remote],
    async build(wanted, steps) {
      if (wanted !== remote) throw new CommandError(`This is the repository of ${remote}, not of ${wanted}.`);
      const step = steps.begin(`Build ${remote}`);
      try {
        // Only here: the other commands need no builder, which is slow to load.
        const { buildRemote } = await import('./build-remote.ts');
        await buildRemote(folder);
        step.done();
      } catch (error) {
        step.failed();
        throw new CommandError(
          `The build of ${remote} failed:\n\n${error instanceof Error ? error.message : String(error)}`,
        );
      }
      return path.join(folder, 'dist');
    },
    buildHost: null,
  };
}
