import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../../command/atomic-file.ts';
import { type OutboxMail, parseMail } from './outbox-mail.ts';

/** How many mails the outbox keeps; the oldest go first. */
export const KEPT_MAILS = 200;
const ENDING = '.eml';

/** The mails of the development outbox: one file each in a folder, and parsed in memory. */
export class MailStore {
  private readonly folder: string;
  private readonly kept: number;
  /** Oldest first. */
  private mails: OutboxMail[] = [];
  private count = 0;

  private constructor(folder: string, kept: number) {
    this.folder = folder;
    this.kept = kept;
  }

  /** Loads the mails of earlier runs. A file that is no mail is left alone. */
  static async open(folder: string, kept = KEPT_MAILS): Promise<MailStore> {
    const store = new MailStore(folder, kept);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
    for (const name of names) {
      const file = path.join(folder, name);
      const [raw, { mtime }] = await Promise.all([readFile(file), stat(file)]);
      store.mails.push(await parseMail(name.slice(0, -ENDING.length), mtime, raw));
    }
    await store.deleteOldest();
    return store;
  }

  /** Keeps a mail. When it resolves, the mail is on the disk. */
  async add(raw: Buffer, now: Date): Promise<OutboxMail> {
    this.count += 1;
    const order = String(this.count % 10_000).padStart(4, '0');
    const id = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${order}`;
    const mail = await parseMail(id, now, raw);
    // As bytes: a mail may have parts in other encodings than UTF-8.
    await writeAtomically(this.fileOf(id), raw, 0o600);
    this.mails.push(mail);
    await this.deleteOldest();
    return mail;
  }

  /** Newest first. */
  list(): OutboxMail[] {
    return this.mails.toReversed();
  }

  find(id: string): OutboxMail | null {
    return this.mails.find((mail) => mail.id === id) ?? null;
  }

  /** A mail as it came over SMTP; null when it is not kept. */
  async loadRaw(id: string): Promise<Buffer | null> {
    return this.find(id) ? readFile(this.fileOf(id)) : null;
  }

  private fileOf(id: string): string {
    return path.join(this.folder, `${id}${ENDING}`);
  }

  private async deleteOldest(): Promise<void> {
    const old = this.mails.splice(0, Math.max(0, this.mails.length - this.kept));
    await Promise.all(old.map(({ id }) => rm(this.fileOf(id), { force: true })));
  }
}
