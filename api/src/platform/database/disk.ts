import { closeSync, fdatasync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';

/** The calls by which the operating system writes a file through to the disk. */
export interface Disk {
  /** Returns when all of a file or folder is on the disk. @throws when the disk refuses. */
  syncNow(descriptor: number, path: string): void;
  /** The same for the contents of a file, without holding up the process. */
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

/** Writes a folder with all that is in it through to the disk, and its own name too. */
export function syncFolder(folder: string, disk: Disk): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path, disk);
    else if (entry.isFile()) syncPath(path, disk);
  }
  syncPath(folder, disk);
}

/** Writes a file, or the names in a folder, through to the disk. */
export function syncPath(path: string, disk: Disk): void {
  const descriptor = openSync(path, 'r');
  try {
    disk.syncNow(descriptor, path);
  } finally {
    closeSync(descriptor);
  }
}
