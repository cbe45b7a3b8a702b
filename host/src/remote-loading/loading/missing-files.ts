import type { ComposedRelease } from '@bellkey/shared/remote';
import { failedFile } from '../failures/failed-file.ts';
import { type RemoteFiles, type RequestedFile, urlOfTry } from '../files/remote-files.ts';
import type { ReleaseIntegrity } from '../integrity/release-integrity.ts';

/** Files that a try did not get, by remote and page. */
const missing = new WeakMap<ComposedRelease, Map<string, RequestedFile[]>>();

/** Remembers what the next try of a page has to bring under another URL than the remote's own loader would. */
export function rememberMissing(remote: ComposedRelease, page: string, files: RequestedFile[]): void {
  const pages = missing.get(remote) ?? new Map<string, RequestedFile[]>();
  missing.set(remote, pages.set(page, files));
}

/**
 * Brings the files that the last try did not get. A chunk that has run tells the remote's loader by itself, and a style
 * sheet on the page counts as loaded, so the loader asks for neither again: left alone it would join a request that
 * hangs, under the URL that it knows.
 *
 * @throws RemoteLoadError in phase `chunk` or `css`
 */
export async function loadMissing(
  remote: ComposedRelease,
  page: string,
  attempt: number,
  files: RemoteFiles,
  integrity: ReleaseIntegrity,
): Promise<void> {
  const wanted = missing.get(remote)?.get(page) ?? [];
  await Promise.all(
    wanted.map(async ({ url: first, phase }) => {
      const url = urlOfTry(first, attempt);
      const hash = integrity.integrityOf(first);
      const outcome = phase === 'css' ? await files.addStyle(url, hash) : await files.runScript(url, hash);
      if (outcome === 'loaded') return;
      const failed = await failedFile(remote, attempt, { phase, url, outcome }, files);
      if (failed.kind === 'bad-build') integrity.delete(remote);
      throw failed;
    }),
  );
  missing.get(remote)?.delete(page);
}
