import { type CommandCall, CommandError, explain } from '../command/command.ts';
import { ROOT } from '../root.ts';
import { compareMessages } from './compare-messages.ts';
import { compileMessages } from './compile-messages.ts';
import { findStale, writeCompiled } from './compiled-files.ts';
import { loadMessageFiles } from './message-files.ts';

/** `npm run messages`: compiles the texts in `messages/<language>.json` of every part into modules. */
export async function main(_call: CommandCall): Promise<void> {
  try {
    const files = loadMessageFiles(ROOT);
    const problems = compareMessages(files);
    if (problems.length > 0) throw new CommandError(problems.join('\n'));
    const compiled = compileMessages(files);
    const stale = findStale(ROOT, compiled);
    writeCompiled(ROOT, compiled);
    process.stdout.write(stale.map((file) => `${file}\n`).join(''));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
