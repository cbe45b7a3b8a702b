import { explain } from '../../tools/src/command/command.ts';
import { releaseFrom } from '../../tools/src/release/commands/release/release-from.ts';
import { releases } from '../../tools/src/release/commands/releases/main.ts';
import { rollbackFrom } from '../../tools/src/release/commands/rollback/rollback-from.ts';
import { ownRepository } from './own-repository.ts';

const USAGE = `bellkey build                    builds the remote of this folder into dist/, with its release.json; without an
                                 rspack.config.ts it takes what another tool has built in dist/browser/
bellkey release                  builds, checks, signs and uploads it, and makes it live
  --canary 10 | --promote | --abort | --build <id> | --dry-run
bellkey releases                 what is live and what was; also: prune, key <file>
bellkey rollback [--to <build>]  the release before is live again`;

/**
 * The kit's command line. The remote is implied: a repository has one.
 *
 * @param args the arguments after `bellkey`.
 * @param folder the remote's repository.
 */
export async function main(args: readonly string[], folder: string): Promise<void> {
  const [command, ...rest] = args;
  try {
    if (command === 'build') {
      const { buildRemote } = await import('./build-remote.ts');
      const release = await buildRemote(folder);
      console.log(`${release.name} ${release.build}: ${release.files.length} files in dist/`);
    } else if (command === 'release' || command === 'releases' || command === 'rollback') {
      const workplace = await ownRepository(folder, process.env);
      if (command === 'releases') await releases(workplace, rest);
      else if (command === 'release') await releaseFrom(workplace, [workplace.remote, ...rest]);
      else await rollbackFrom(workplace, [workplace.remote, ...rest]);
    } else {
      console.error(command ? `There is no command "${command}".\n\n${USAGE}` : USAGE);
      process.exitCode = 2;
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
