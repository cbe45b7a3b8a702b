import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '../../command/command.ts';
import { runTool } from '../../processes/run-tool.ts';

/** A copy of the sources in a temporary folder; the packages are those of the repository. */
export interface WorkingCopy {
  /** The folder of the sources. */
  folder: string;
  /** The folder around it, for additional files of the copy. */
  parent: string;
  /** Changes one file, runs a function, and restores the file. */
  changed<T>(file: string, change: (content: string) => string, work: () => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** Every file that Git tracks or would add, including uncommitted ones. */
async function sourceFiles(root: string): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await runTool('git', args, { cwd: root });
  if (code !== 0) throw new CommandError(`Git does not list the files of ${root}:\n${output}`);
  const listed = output.split('\0').filter(Boolean);
  return [...new Set(listed)].filter((file) => existsSync(path.join(root, file)));
}

async function linkPackages(root: string, folder: string): Promise<void> {
  const parts = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const places = ['.', ...parts.map(({ name }) => name)].map((part) => path.join(part, 'node_modules'));
  for (const place of places) {
    const packages = path.join(root, place);
    // A part's folder may hold only its packages.
    if (!existsSync(packages) || !existsSync(path.dirname(path.join(folder, place)))) continue;
    await symlink(packages, path.join(folder, place), 'dir');
  }
}

/** Copies the sources in their current state. */
export async function copySources(root: string): Promise<WorkingCopy> {
  const parent = await mkdtemp(path.join(tmpdir(), 'bellkey-mutations-'));
  const folder = path.join(parent, 'sources');
  for (const file of await sourceFiles(root)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(root, file), target);
  }
  await linkPackages(root, folder);
  return {
    folder,
    parent,
    changed: async (file, change, work) => {
      const at = path.join(folder, file);
      const before = await readFile(at, 'utf8');
      await writeFile(at, change(before));
      try {
        return await work();
      } finally {
        await writeFile(at, before);
      }
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
