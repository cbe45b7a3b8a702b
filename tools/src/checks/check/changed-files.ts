import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../command/command.ts';
import { runTool } from '../../processes/run-tool.ts';

async function git(root: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runTool('git', args, { cwd: root });
  if (code !== 0) throw new CommandError(`git ${args.join(' ')} failed:\n${output.trim()}`);
  return output;
}

/**
 * Files that differ from the merge base with another branch: committed, changed or new, not deleted.
 *
 * @param since a branch or commit, as `main`
 * @returns paths from the repository's folder, in alphabetical order
 * @throws CommandError when Git does not find it.
 */
export async function changedFiles(root: string, since: string): Promise<string[]> {
  const base = (await git(root, ['merge-base', since, 'HEAD'])).trim();
  const tracked = await git(root, ['diff', '--name-only', '-z', base]);
  const untracked = await git(root, ['ls-files', '-z', '--others', '--exclude-standard']);
  const files = new Set([...tracked.split('\0'), ...untracked.split('\0')]);
  return [...files].filter((file) => file && existsSync(path.join(root, file))).sort();
}
