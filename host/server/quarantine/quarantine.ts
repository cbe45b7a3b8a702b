import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Quarantined } from '@bellkey/shared/release';
import type { Logger } from 'pino';
import { z } from 'zod';

const QuarantineFile = z.object({
  quarantined: z.array(Quarantined),
  lifted: z.array(Quarantined.extend({ liftedAt: z.iso.datetime(), liftedBy: z.string() })),
});
type QuarantineFile = z.infer<typeof QuarantineFile>;

/** Lifted quarantines that stay known, newest first. */
const KEPT_LIFTED = 20;

interface Options {
  /** `quarantine.json`. */
  file: string;
  log: Pick<Logger, 'warn' | 'error' | 'info'>;
  now(): number;
  /** False only reports: every release is served as usual. */
  acts: boolean;
}

/**
 * Releases that failed after they went live. They are not served while there is another; a developer may lift the
 * quarantine. It survives restarts.
 */
export class Quarantine {
  private content: QuarantineFile = { quarantined: [], lifted: [] };
  private readonly listeners = new Set<() => void>();
  private readonly options: Options;
  private writing: Promise<void> = Promise.resolve();

  private constructor(options: Options) {
    this.options = options;
  }

  /** Loads what an earlier process saved. A malformed file is logged and replaced. */
  static async open(options: Options): Promise<Quarantine> {
    const quarantine = new Quarantine(options);
    try {
      quarantine.content = QuarantineFile.parse(JSON.parse(await readFile(options.file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        options.log.error(
          { err: error, file: options.file },
          'the quarantine file cannot be read; starting with an empty quarantine',
        );
      }
    }
    return quarantine;
  }

  get quarantined(): QuarantineFile['quarantined'] {
    return this.content.quarantined;
  }

  /** Newest first. */
  get lifted(): QuarantineFile['lifted'] {
    return this.content.lifted;
  }

  /** Whether quarantined releases are kept from visitors; false when the operator only wants a warning. */
  get acts(): boolean {
    return this.options.acts;
  }

  /** Whether a release is kept from visitors. */
  isOut(remote: string, build: string): boolean {
    return this.acts && this.has(remote, build);
  }

  has(remote: string, build: string): boolean {
    return this.content.quarantined.some((one) => one.remote === remote && one.build === build);
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Takes a release out of service. One that is already out is unchanged. */
  async add(found: Omit<Quarantined, 'since'>): Promise<void> {
    if (this.has(found.remote, found.build)) return;
    const entry = { ...found, since: new Date(this.options.now()).toISOString() };
    this.options.log.error(
      { quarantine: entry },
      this.acts
        ? 'a release is quarantined; it is served only while there is no other'
        : 'a release fails; it stays live, since QUARANTINE_ACTION is tell',
    );
    await this.change({ ...this.content, quarantined: [entry, ...this.content.quarantined] });
  }

  /**
   * Allows a release again. Earlier failures no longer count; new ones do.
   *
   * @param by who lifts it, for the log
   * @returns false when it is not quarantined
   */
  async lift(remote: string, build: string, by: string): Promise<boolean> {
    const found = this.content.quarantined.find((one) => one.remote === remote && one.build === build);
    if (!found) return false;
    this.options.log.warn({ audit: 'quarantine-lifted', remote, build, by }, 'a quarantine is lifted');
    const liftedAt = new Date(this.options.now()).toISOString();
    await this.change({
      quarantined: this.content.quarantined.filter((one) => one !== found),
      lifted: [{ ...found, liftedAt, liftedBy: by }, ...this.content.lifted].slice(0, KEPT_LIFTED),
    });
    return true;
  }

  /** In memory at once; on disk atomically. A failed write is logged. */
  private async change(content: QuarantineFile): Promise<void> {
    this.content = content;
    for (const listener of this.listeners) listener();
    this.writing = this.writing.then(() => this.write(content));
    await this.writing;
  }

  private async write(content: QuarantineFile): Promise<void> {
    const { file, log } = this.options;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.incoming`, `${JSON.stringify(content, null, 2)}\n`);
      await rename(`${file}.incoming`, file);
    } catch (error) {
      log.error({ err: error, file }, 'the quarantine can not be written; it ends with this process');
    }
  }
}
