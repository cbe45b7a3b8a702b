import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Disk } from './disk.ts';
import { type EmbeddedFolder, openEmbeddedFolder } from './embedded-folder.ts';

const SLOW_SYNC_MS = 5;

/** A disk that keeps what was synced, and loses everything else when the power fails. */
class ForgetfulDisk implements Disk {
  /** How often a background sync was requested. */
  syncs = 0;
  /** Fails from now on. */
  broken = false;
  readonly #folder: string;
  readonly #contents = new Map<string, Buffer>();
  readonly #names = new Map<string, Set<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  syncNow(_: number, path: string): void {
    if (this.broken) throw new Error('The disk is broken');
    if (statSync(path).isDirectory()) this.#names.set(path, new Set(readdirSync(path)));
    else this.#keep(path, readFileSync(path));
  }

  /** File systems persist a file's name with its first sync, and PostgreSQL relies on it. */
  #keep(path: string, contents: Buffer): void {
    this.#contents.set(path, contents);
    this.#names.get(dirname(path))?.add(basename(path));
  }

  async sync(_: number, path: string): Promise<void> {
    if (this.broken) throw new Error('The disk is broken');
    this.syncs += 1;
    // Data written during a sync may be too late for it.
    const contents = readFileSync(path);
    await sleep(SLOW_SYNC_MS);
    this.#keep(path, contents);
  }

  /** Copies the disk's content to another folder, as a restart of the machine finds it. */
  restoreTo(target: string): void {
    this.#restore(this.#folder, target);
  }

  #restore(folder: string, target: string): void {
    mkdirSync(target, { recursive: true });
    for (const name of this.#names.get(folder) ?? []) {
      const [path, copy] = [join(folder, name), join(target, name)];
      if (this.#names.has(path)) this.#restore(path, copy);
      else writeFileSync(copy, this.#contents.get(path) ?? '');
    }
  }

  /** The opposite case: everything reached the disk except the log, of which only the synced part did. */
  restoreAllButLog(target: string): void {
    cpSync(this.#folder, target, { recursive: true });
    for (const [path, contents] of this.#contents) {
      if (/[\\/]pg_wal[\\/][0-9A-F]{24}$/.test(path))
        writeFileSync(join(target, relative(this.#folder, path)), contents);
    }
  }
}

/** Creating and recovering a database takes seconds, more on a busy machine. */
const PATIENCE_MS = 240_000;
const parent = mkdtempSync(join(tmpdir(), 'bellkey-kept-'));
const folder = join(parent, 'db');
const disk = new ForgetfulDisk(folder);
let database: EmbeddedFolder;

beforeAll(async () => {
  database = await openEmbeddedFolder(folder, disk);
}, PATIENCE_MS);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function createTable(name: string): Promise<void> {
  await database.client.exec(`create table ${name} (id integer primary key, body text not null)`);
  await database.kept();
}

async function writeLine(table: string, id: number): Promise<void> {
  await database.client.query(`insert into ${table} values ($1, $2)`, [id, 'said '.repeat(200)]);
  await database.kept();
}

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test(
  'nothing that was acknowledged is lost in a power failure',
  async () => {
    await createTable('said');
    const acknowledged: number[] = [];
    const losses: Array<{ restored: string; expected: number[] }> = [];
    const losePower = () => {
      const expected = [...acknowledged];
      for (const how of ['restoreTo', 'restoreAllButLog'] as const) {
        const restored = join(parent, `${how}-${expected.length}`);
        disk[how](restored);
        losses.push({ restored, expected });
      }
    };
    const write = async (id: number) => {
      await writeLine('said', id);
      acknowledged.push(id);
    };
    for (const id of ids(0, 20)) await write(id);
    losePower();
    await database.client.exec('checkpoint');
    // Many at once: they share one sync.
    await Promise.all(ids(20, 80).map(write));
    await database.client.query('update said set body = body || $1', ['!']);
    losePower();

    expect(losses.map(({ expected }) => expected.length)).toEqual([20, 20, 80, 80]);
    for (const { restored, expected } of losses) {
      const after = await openEmbeddedFolder(restored);
      const { rows } = await after.client.query<{ id: number }>('select id from said order by body, id');
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
      await after.client.exec('set enable_seqscan = off');
      const byIndex = await after.client.query('select count(*)::int as lines from said where id >= 0');
      expect(byIndex.rows).toEqual([{ lines: rows.length }]);
      await after.close();
    }
  },
  PATIENCE_MS,
);

test('commits that wait at the same time share a sync, and one with nothing to wait for causes none', async () => {
  await createTable('together');
  disk.syncs = 0;
  await Promise.all(ids(0, 50).map((id) => writeLine('together', id)));
  expect(disk.syncs).toBeGreaterThan(0);
  expect(disk.syncs).toBeLessThan(25);
  const before = disk.syncs;
  await database.client.query('select count(*) from together');
  await database.kept();
  expect(disk.syncs).toBe(before);
});

test('after the disk has failed, nothing is acknowledged any more', async () => {
  await createTable('refused');
  disk.broken = true;
  await expect(writeLine('refused', 1)).rejects.toThrow('The disk is broken');
  disk.broken = false;
  await expect(writeLine('refused', 2)).rejects.toThrow('The disk is broken');
});
