import { releaseName } from '../src/service-worker/worker-messages.ts';
import type { DocumentKeeper } from './documents/document-keeper.ts';
import type { DocumentNeeds } from './documents/parse-document.ts';
import type { KeptFile, ReleaseKeeper } from './releases/release-keeper.ts';

interface Ports {
  documents: DocumentKeeper;
  releases: ReleaseKeeper;
  /** Build of the shell that this worker belongs to. */
  shellBuild: string;
  /** The files of a remote's release for browsers. */
  filesOf(base: string): Promise<readonly KeptFile[]>;
  /** Releases that open tabs may still load from; null when that is not known. */
  releasesInUse(): Promise<ReadonlySet<string> | null>;
}

/** Whether a page has to be fetched again, now that the newest composition is known. */
const isBehind = (needs: DocumentNeeds, newest: DocumentNeeds): boolean =>
  needs.composition !== newest.composition || needs.shell !== newest.shell;

/**
 * The product on this device: the documents of visited pages, and the releases that they need. Its rule: a document
 * is kept only with everything that it needs, and a release is deleted only when no document and no tab needs it.
 */
export class OfflineCopy {
  private readonly ports: Ports;
  private last: Promise<unknown> = Promise.resolve();

  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** A page was shown: updates it, and all pages of an older composition. */
  visited(path: string): Promise<void> {
    return this.inTurn(async () => {
      const newest = await this.refresh(path);
      if (newest) await this.refreshBehind(newest);
      await this.letGo();
    });
  }

  /** Updates every kept page, as when a new shell took over. */
  refreshAll(): Promise<void> {
    return this.inTurn(async () => {
      for (const path of (await this.ports.documents.needs()).keys()) await this.refresh(path);
      await this.letGo();
    });
  }

  /** Serialised: two visits must not complete one release at the same time, or drop what the other needs. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async refreshBehind(newest: DocumentNeeds): Promise<void> {
    for (const [path, needs] of await this.ports.documents.needs()) {
      if (isBehind(needs, newest)) await this.refresh(path);
    }
  }

  private async refresh(path: string): Promise<DocumentNeeds | null> {
    const { documents, releases, shellBuild, filesOf } = this.ports;
    const fresh = await documents.fetch(path);
    if (fresh === 'gone') await documents.forget(path);
    if (fresh === 'gone' || fresh === null) return null;
    const { answer, needs } = fresh;
    // A page of a newer shell waits for that shell's worker.
    if (needs.shell !== releaseName('host', shellBuild)) return null;
    await releases.keep(needs.remote, needs.remoteBase, () => filesOf(needs.remoteBase));
    await documents.put(path, answer);
    return needs;
  }

  private async letGo(): Promise<void> {
    const { documents, releases, shellBuild, releasesInUse } = this.ports;
    const needed = new Set([releaseName('host', shellBuild)]);
    for (const { shell, remote } of (await documents.needs()).values()) needed.add(shell).add(remote);
    const unneeded = (await releases.kept()).filter((release) => !needed.has(release));
    if (unneeded.length === 0) return;
    const inUse = await releasesInUse();
    if (inUse === null) return;
    for (const release of unneeded) if (!inUse.has(release)) await releases.forget(release);
  }
}
