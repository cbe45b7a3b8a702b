import { explain } from '../../../command/command.ts';
import { asksForHelp } from '../../../command/command-arguments.ts';
import { runReleaseCommand, type Workplace } from '../../workplace/release-command.ts';
import { parseRollbackOptions, rollback, USAGE } from './rollback.ts';

/** The rollback command, in this repository or in one that holds a single remote. Sets the exit code. */
export async function rollbackFrom(workplace: Workplace, args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) return console.log(USAGE);
  let options: ReturnType<typeof parseRollbackOptions>;
  try {
    options = parseRollbackOptions(args, workplace.remotes());
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
    return;
  }
  await runReleaseCommand(workplace, (context) => rollback(context, options));
}
