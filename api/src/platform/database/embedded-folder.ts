import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Disk, machineDisk, syncFolder } from './disk.ts';
import { KeptFiles } from './kept-files.ts';

/** Another process has this database open; two at once would corrupt it. */
export class DatabaseInUseError extends Error {
  readonly code = 'database-in-use';

  constructor(folder: string) {
    super(
      `Another process uses the database in ${folder}. Stop it, choose another DATA_DIR, or set DATABASE_URL.`,
    );
  }
}

/** PGlite's own parameters without the one that turns fsync off; its build knows `fdatasync` only by name. */
const KEPT = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync'];

/** An embedded database that this process owns, and how to release it. */
export interface EmbeddedFolder {
  client: PGlite;
  /** Resolves when everything committed before the call is on disk. @throws when the disk fails. */
  kept(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database exclusively for this process. A marker file next to it exists while it is being created:
 * a start that finds the marker repeats the creation, which was interrupted. Acknowledged data is on disk when {@link
 * EmbeddedFolder.kept} has resolved.
 *
 * @param disk a fake in tests
 * @throws DatabaseInUseError
 */
export async function openEmbeddedFolder(folder: string, disk: Disk = machineDisk): Promise<EmbeddedFolder> {
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = await lock(folder);
  try {
    const making = `${folder}.making`;
    if (existsSync(making)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) {
      writeFileSync(making, '');
      mkdirSync(folder, { mode: 0o700 });
    }
    const files = new KeptFiles(folder, disk);
    const client = await PGlite.create({ fs: files, startParams: KEPT });
    if (existsSync(making)) {
      // Copied without fsync.
      syncFolder(folder, disk);
      rmSync(making, { force: true });
    }
    return {
      client,
      kept: () => files.kept(),
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A socket is the lock: unlike a file with a process id, no dead process can hold it. */
async function lock(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  const path =
    process.platform === 'win32' ? `\\\\.\\pipe\\bellkey-${name}` : join(tmpdir(), `bellkey-${name}.sock`);
  const server = (await listen(path)) ?? (await takeOver(path));
  if (!server) throw new DatabaseInUseError(folder);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** A socket without an answer was left by a killed process. */
async function takeOver(path: string): Promise<Server | null> {
  const alive = await new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (alive) return null;
  rmSync(path, { force: true });
  return listen(path);
}
