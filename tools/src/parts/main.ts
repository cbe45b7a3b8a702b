import { type CommandCall, explain } from '../command/command.ts';
import { Steps } from '../command/steps.ts';
import { buildAll } from './build-all.ts';

/** `npm run build`: every part into its `dist/`. */
export async function main(_call: CommandCall): Promise<void> {
  try {
    await buildAll(new Steps(process.stdout));
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}
