import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FolderLock } from './lock.ts';
import { removeOldFiles } from './old-files.ts';
import { type ReleaseStore, type StoredFile, StoreError } from './release-store.ts';

const INCOMING = '.incoming';
const FILES_AT_A_TIME = 8;

const versionOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const ADVICE: Record<string, string> = {
  EACCES: 'You may not write there: ask its owner for the right, or name another store in RELEASE_STORE.',
  EPERM: 'You may not write there: ask its owner for the right, or name another store in RELEASE_STORE.',
  EROFS: 'It is mounted for reading only.',
  ENOSPC: 'The disk is full: free some space (`npm run releases -- prune`), then run the same command again.',
  ENOTDIR: 'A part of that path is a file, not a folder.',
  EISDIR: 'That is a folder, not a file.',
};

/** A folder of this machine, or a mounted one. */
export class FolderStore implements ReleaseStore {
  readonly name: string;
  readonly atATime = FILES_AT_A_TIME;
  readonly root: string;
  private readonly lock: FolderLock;

  constructor(root: string) {
    this.root = root;
    this.name = `the folder ${root}`;
    this.lock = new FolderLock(path.join(root, INCOMING));
  }

  placeOf(key: string): string {
    return path.join(this.root, key);
  }

  async read(key: string): Promise<StoredFile | null> {
    try {
      const content = await readFile(this.fileOf(key));
      return { content, version: versionOf(content) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw this.failure('read', key, error);
    }
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    const incoming = path.join(this.root, INCOMING, `file-${randomUUID()}`);
    try {
      await mkdir(path.dirname(incoming), { recursive: true });
      await mkdir(path.dirname(this.fileOf(key)), { recursive: true });
      const handle = await open(incoming, 'wx');
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(incoming, this.fileOf(key));
    } catch (error) {
      await rm(incoming, { force: true }).catch(() => undefined);
      throw this.failure('written', key, error);
    }
  }

  async replace(key: string, content: Uint8Array, expected: string | null): Promise<'replaced' | 'changed'> {
    try {
      return await this.lock.hold(async (held) => {
        const now = await this.read(key);
        if ((now?.version ?? null) !== expected || !(await held.isOurs())) return 'changed';
        await this.write(key, content);
        await removeOldFiles(path.join(this.root, INCOMING), /^file-/);
        return 'replaced';
      });
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw this.failure('written', key, error);
    }
  }

  async list(folder: string): Promise<string[]> {
    try {
      const found = await readdir(this.fileOf(folder), { recursive: true, withFileTypes: true });
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)))
        .map((place) => place.split(path.sep).join('/'));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw this.failure('listed', folder, error);
    }
  }

  async lastWrite(folder: string): Promise<Date | null> {
    const times = await Promise.all(
      (await this.list(folder)).map((key) =>
        stat(this.fileOf(key)).then(
          ({ mtimeMs }) => mtimeMs,
          // It is being deleted now.
          () => 0,
        ),
      ),
    );
    return times.length === 0 ? null : new Date(Math.max(...times));
  }

  async remove(key: string): Promise<void> {
    try {
      await rm(this.fileOf(key), { force: true });
      await this.removeEmpty(path.dirname(this.fileOf(key)));
    } catch (error) {
      throw this.failure('removed', key, error);
    }
  }

  private async removeEmpty(folder: string): Promise<void> {
    if (path.relative(this.root, folder).split(path.sep).length < 2) return;
    try {
      await rmdir(folder);
    } catch {
      // It is not empty.
      return;
    }
    await this.removeEmpty(path.dirname(folder));
  }

  private fileOf(key: string): string {
    const file = path.join(this.root, key);
    if (file !== this.root && !file.startsWith(this.root + path.sep)) {
      throw new StoreError(`${key} is not a place in ${this.name}.`);
    }
    return file;
  }

  private failure(done: string, key: string, error: unknown): StoreError {
    if (error instanceof StoreError) return error;
    const advice = ADVICE[codeOf(error)];
    const reason = error instanceof Error ? error.message : String(error);
    return new StoreError(
      `${this.placeOf(key)} cannot be ${done} (${codeOf(error) || reason}).${advice ? ` ${advice}` : ''}`,
      { cause: error },
    );
  }
}
