import { writeFileSync } from 'node:fs';

/** The registry's entry of a remote. */
interface Entry {
  live: string;
  /** Newest first. */
  earlier: string[];
  canary?: { release: string; share: number; since: string };
}

/** The `remotes.json` of one host; every change is written at once. */
export class HostRegistry {
  readonly file: string;
  private readonly entries = new Map<string, Entry>();

  constructor(file: string) {
    this.file = file;
  }

  /**
   * Makes a release live; the previous one becomes the newest of the earlier ones. @param live path of its
   * `release.json`
   */
  setLive(remote: string, live: string): void {
    const before = this.entries.get(remote);
    this.change(remote, { live, earlier: before ? [before.live, ...before.earlier] : [] });
  }

  change(remote: string, change: Partial<Entry>): void {
    this.entries.set(remote, { live: '', earlier: [], ...this.entries.get(remote), ...change });
    this.write();
  }

  write(): void {
    writeFileSync(this.file, JSON.stringify({ remotes: Object.fromEntries(this.entries) }));
  }
}
