import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeOldFiles } from './old-files.ts';
import { StoreError } from './release-store.ts';

/** The registry is written in milliseconds: a process that holds the lock longer was suspended, and loses it. */
const STALE_MS = 10_000;
const WAIT_MS = 30_000;
const PAUSE_MS = 15;
/** Number of old generations that stay, so that a slow listing of the folder cannot miss the newest. */
const KEPT_GENERATIONS = 4;

interface Owner {
  pid: number;
  machine: string;
  /** When the process started, where the system reports it: a reused number is another process. */
  started: string | null;
  token: string;
  released?: boolean;
}

async function startOf(pid: number): Promise<string | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name before it may contain spaces; the start is the 20th field after its closing bracket.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isDead({ pid, machine, started }: Owner): Promise<boolean> {
  if (machine !== hostname()) return false;
  return !isRunning(pid) || (started !== null && (await startOf(pid)) !== started);
}

/** Interface for the holder of a lock. */
export interface HeldLock {
  /** Whether the lock is still held; false when we were suspended for so long that another process took it over. */
  isOurs(): Promise<boolean>;
}

/**
 * A lock between processes, as files `<name>.<generation>` in a folder. The holder has the highest generation. A
 * process takes the lock by creating the next one, which the system allows only one process. No file that could be the
 * newest is deleted, so two processes never hold the lock while they take it over from a killed one.
 */
export class FolderLock {
  private readonly folder: string;
  private readonly owner: Promise<Owner>;

  constructor(folder: string) {
    this.folder = folder;
    this.owner = startOf(process.pid).then((started) => ({
      pid: process.pid,
      machine: hostname(),
      started,
      token: randomUUID(),
    }));
  }

  /** Runs a function while holding the lock. @throws StoreError when it is not available within 30 s. */
  async hold<T>(work: (lock: HeldLock) => Promise<T>): Promise<T> {
    const generation = await this.take();
    try {
      return await work({ isOurs: async () => (await this.newest())?.generation === generation });
    } finally {
      await this.write(generation, { ...(await this.owner), released: true });
      await this.tidy(generation);
    }
  }

  private file(generation: number): string {
    return path.join(this.folder, `lock.${generation}`);
  }

  private async generations(): Promise<number[]> {
    const names = await readdir(this.folder);
    return names
      .flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  }

  private async newest(): Promise<{ generation: number; owner: Owner | null } | null> {
    const [generation] = await this.generations();
    if (generation === undefined) return null;
    try {
      return { generation, owner: JSON.parse(await readFile(this.file(generation), 'utf8')) as Owner };
    } catch {
      return { generation, owner: null };
    }
  }

  private async isFree(newest: { generation: number; owner: Owner | null } | null): Promise<boolean> {
    if (newest === null || newest.owner?.released) return true;
    if (newest.owner && (await isDead(newest.owner))) return true;
    const since = await stat(this.file(newest.generation)).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    return since > STALE_MS;
  }

  private async take(): Promise<number> {
    await mkdir(this.folder, { recursive: true });
    const until = Date.now() + WAIT_MS;
    for (;;) {
      const newest = await this.newest();
      if (await this.isFree(newest)) {
        const next = (newest?.generation ?? 0) + 1;
        if (await this.create(next)) return next;
      }
      if (Date.now() > until) {
        throw new StoreError(
          `Another command has been changing what is live for ${WAIT_MS / 1000} s (process ${newest?.owner?.pid} on ${newest?.owner?.machine}). Wait for it, or end it, and run this again.`,
        );
      }
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  }

  /** Creates a generation with its content; false when another process was first, or is already further. */
  private async create(generation: number): Promise<boolean> {
    const draft = await this.draft(await this.owner);
    try {
      await link(draft, this.file(generation));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
    const [highest] = await this.generations();
    if (highest === generation) return true;
    await rm(this.file(generation), { force: true });
    return false;
  }

  private async draft(owner: Owner): Promise<string> {
    const file = path.join(this.folder, `draft-${randomUUID()}`);
    await writeFile(file, JSON.stringify(owner));
    return file;
  }

  private async write(generation: number, owner: Owner): Promise<void> {
    await rename(await this.draft(owner), this.file(generation));
  }

  private async tidy(generation: number): Promise<void> {
    const old = (await this.generations()).filter((other) => other <= generation - KEPT_GENERATIONS);
    await Promise.all(old.map((other) => rm(this.file(other), { force: true })));
    await removeOldFiles(this.folder, /^draft-/);
  }
}
