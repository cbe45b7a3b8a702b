import { explain } from '../../../command/command.ts';
import { asksForHelp } from '../../../command/command-arguments.ts';
import { runReleaseCommand, type Workplace } from '../../workplace/release-command.ts';
import { parseOptions, type ReleaseOptions, USAGE } from './options.ts';
import { release } from './release.ts';

/** The release command, in this repository or in one that holds a single remote. Sets the exit code. */
export async function releaseFrom(workplace: Workplace, args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) return console.log(USAGE);
  let options: ReleaseOptions;
  try {
    options = parseOptions(args, workplace.remotes());
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
    return;
  }
  await runReleaseCommand(workplace, (context) => release(context, options));
}
