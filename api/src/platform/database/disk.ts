import { closeSync, fdatasync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';

/** The system calls that flush a file to disk. */
export interface Disk {
  /** Returns when a file or folder is flushed. @throws when the disk fails. */
  syncNow(descriptor: number, path: string): void;
  /** The same for a file's contents, without blocking the process. */
  sync(descriptor: number, path: string): Promise<void>;
}

/** The disk of this machine. */
export const machineDisk: Disk = {
  syncNow: (descriptor) => fsyncSync(descriptor),
  sync: (descriptor) =>
    new Promise((resolve, reject) => {
      fdatasync(descriptor, (error) => (error ? reject(error) : resolve()));
    }),
};

/** Flushes a folder with everything in it, and its own name. */
export function syncFolder(folder: string, disk: Disk): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path, disk);
    else if (entry.isFile()) syncPath(path, disk);
  }
  syncPath(folder, disk);
}

/** Flushes a file, or the names in a folder. */
export function syncPath(path: string, disk: Disk): void {
  const descriptor = openSync(path, 'r');
  try {
    disk.syncNow(descriptor, path);
  } finally {
    closeSync(descriptor);
  }
}
