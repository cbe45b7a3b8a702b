import { CommandError } from '../../../command/command.ts';
import { requireHost } from '../../gate/require-host.ts';
import type { ReleaseContext } from '../../workplace/release-command.ts';
import type { Program } from './is-program.ts';

const HOW = {
  host: 'Put host/dist, host/public and host/brands where it runs, keep the folder before, and start it again there with `node host/dist/server/main.js` (here: `npm start`). Going back is starting the folder before. Its browser files of earlier builds stay in CACHE_DIR, so open tabs go on.',
  api: 'Put api/dist where it runs, keep the folder before, and start it again there with `node api/dist/main.js` (here: `npm start`). It brings the database up to date when it starts, and operations are only ever added, so the folder before goes on working with it.',
};

/**
 * `npm run release -- host`: tests the new host with every live remote, then prints how to deploy it.
 *
 * @throws CommandError always, except for a dry run of the host: the registry cannot make a program live (decision 0041).
 */
export async function releaseProgram(context: ReleaseContext, part: Program, dryRun: boolean): Promise<void> {
  if (part === 'host') {
    const build = await requireHost(context);
    context.steps.line(`  host ${build} goes with everything that is live.`);
    if (dryRun) return context.steps.line('  Dry run: nothing was changed.');
  }
  throw new CommandError(
    `The ${part} is not released by this command: it is a program that an operator runs and restarts. ${HOW[part]}`,
  );
}
