import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../command/command.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ownerOf(lock: string): number | null {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Takes a data folder for this process: two stacks over one embedded database would destroy it. A lock that a killed
 * process left behind is taken over.
 *
 * @returns what gives the folder back.
 * @throws CommandError when another live process has it.
 */
export function takeDataFolder(folder: string, pid = process.pid): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(folder, 'running.pid');
  const owner = ownerOf(lock);
  if (owner !== null && owner !== pid && isAlive(owner)) {
    throw new CommandError(
      `Bellkey is already running with the data in ${folder} (process ${owner}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(lock, String(pid));
  return () => {
    if (ownerOf(lock) === pid) rmSync(lock, { force: true });
  };
}
