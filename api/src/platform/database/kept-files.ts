import { closeSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type Disk, syncPath } from './disk.ts';

/** A file that PGlite has open. */
interface OpenFile {
  node: { parent: unknown; name: string; mode: number; mount: unknown };
  nfd?: number;
}

type Operation = (...values: never[]) => unknown;

/** Emscripten's file system over a real folder; PGlite's types do not declare it. */
interface EmscriptenModule {
  FS: { ErrnoError: new (code: number) => Error };
  NODEFS: {
    realPath(node: OpenFile['node']): string;
    node_ops: Record<string, Operation>;
    stream_ops: Record<string, Operation>;
  };
}

/** "Input or output error" in Emscripten's numbers; in Linux's it is 5. */
const EIO = 29;
/** A segment of the write-ahead log in use; new ones are prepared under other names. */
const LOG_SEGMENT = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;

/**
 * The files of an embedded database, with an fsync that reaches the disk: PGlite's own does nothing.
 *
 * PostgreSQL requests an fsync of the log at each commit, which would block the whole process. Here it runs in the
 * background, once for all commits that wait for it; {@link kept} reports its completion. PostgreSQL's rule that the
 * log reaches the disk before the data is ensured by order: before anything but the log is written, the log's fsync
 * runs synchronously.
 */
export class KeptFiles extends NodeFS {
  readonly #disk: Disk;
  /** Log segments whose fsync was requested and has not started. */
  readonly #asked = new Set<string>();
  /** Those whose fsync is running. */
  #syncing: readonly string[] = [];
  /** Separate descriptors, because PostgreSQL may close its own meanwhile. */
  #descriptors = new Map<string, number>();
  #running: Promise<void> | null = null;
  /** The fsync that starts after the running one. */
  #next: Promise<void> | null = null;
  /** After a disk failure nothing is certain any more. */
  #failure: Error | null = null;

  constructor(folder: string, disk: Disk) {
    super(folder);
    this.#disk = disk;
  }

  override async init(...[pg, given]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, given);
    const attach = (module: unknown) => this.#attach(module as EmscriptenModule);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [attach, ...(emscriptenOpts.preRun ?? [])] } };
  }

  /**
   * Resolves when everything committed before the call is on disk; at once when nothing is pending.
   * @throws when the disk has failed; then nothing may be acknowledged until the process has restarted.
   */
  kept(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#asked.size === 0) return this.#running ?? Promise.resolve();
    if (!this.#running) return this.#begin();
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      return this.#asked.size > 0 ? this.#begin() : undefined;
    });
    return this.#next;
  }

  #begin(): Promise<void> {
    const segments = [...this.#asked];
    this.#asked.clear();
    this.#syncing = segments;
    const syncs = segments.map((path) => this.#disk.sync(this.#descriptor(path), path));
    this.#running = Promise.all(syncs).then(
      () => {
        this.#running = null;
        this.#syncing = [];
        // The log has moved on to its next segment.
        if (this.#asked.size === 0 && this.#descriptors.size > 1) this.#closeDescriptors();
      },
      (error: unknown) => {
        throw this.#fail(error);
      },
    );
    return this.#running;
  }

  #descriptor(path: string): number {
    const descriptor = this.#descriptors.get(path) ?? openSync(path, 'r+');
    this.#descriptors.set(path, descriptor);
    return descriptor;
  }

  #closeDescriptors(): void {
    for (const descriptor of this.#descriptors.values()) closeSync(descriptor);
    this.#descriptors.clear();
  }

  #fail(error: unknown): Error {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
    return this.#failure;
  }

  /** Flushes pending and running segments synchronously, before something that must come after them. */
  #settle(): void {
    if (this.#failure) throw this.#failure;
    for (const path of new Set([...this.#syncing, ...this.#asked]))
      this.#disk.syncNow(this.#descriptor(path), path);
    this.#asked.clear();
    this.#syncing = [];
  }

  /**
   * The same before names, sizes or folders change (rename, unlink, rmdir, setattr). It also closes its descriptors: a
   * path may lead to another file afterwards.
   */
  #settleNames(): void {
    this.#settle();
    const descriptors = this.#descriptors;
    this.#descriptors = new Map();
    const close = () => {
      for (const descriptor of descriptors.values()) closeSync(descriptor);
    };
    if (this.#running) void this.#running.then(close, close);
    else close();
  }

  #attach({ FS, NODEFS }: EmscriptenModule): void {
    const { node_ops: nodes, stream_ops: streams } = NODEFS;
    const guarded = <T>(work: () => T): T => {
      try {
        return work();
      } catch (error) {
        this.#fail(error);
        throw new FS.ErrnoError(EIO);
      }
    };
    const isLog = (path: string) => LOG_SEGMENT.test(path);

    const fsync = (file: OpenFile) => {
      const path = NODEFS.realPath(file.node);
      if (isLog(path)) this.#asked.add(path);
      else
        guarded(() => {
          this.#settle();
          // Emscripten opens no descriptor for a folder.
          if (file.nfd === undefined) syncPath(path, this.#disk);
          else this.#disk.syncNow(file.nfd, path);
        });
      return 0;
    };
    const write = streams.write;
    const writeInOrder = (file: OpenFile, ...rest: never[]) => {
      if (this.#isOwing && !isLog(NODEFS.realPath(file.node))) guarded(() => this.#settle());
      return write?.(file as never, ...rest);
    };
    Object.assign(streams, { fsync, write: writeInOrder });
    for (const operations of [nodes, streams]) {
      for (const name of ['setattr', 'rename', 'unlink', 'rmdir']) {
        const operation = operations[name];
        if (!operation) continue;
        operations[name] = (...values: never[]) => {
          guarded(() => this.#settleNames());
          return operation(...values);
        };
      }
    }
  }

  get #isOwing(): boolean {
    return this.#asked.size > 0 || this.#syncing.length > 0 || this.#failure !== null;
  }
}
