import { explain } from '../command.ts';
import { runReleaseCommand, type Workplace } from '../live-releases/release-command.ts';
import { type ReleaseOptions, readOptions } from './options.ts';
import { release } from './release.ts';

/** The release command, in this repository or in one that holds a single remote. Sets the exit code. */
export async function releaseFrom(workplace: Workplace, words: readonly string[]): Promise<void> {
  let options: ReleaseOptions;
  try {
    options = readOptions(words, workplace.remotes());
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
    return;
  }
  await runReleaseCommand(workplace, (context) => release(context, options));
}
