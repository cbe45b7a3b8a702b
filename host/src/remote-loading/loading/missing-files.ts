import type { ComposedRelease } from '@bellkey/shared/remote';
import { failedFile } from '../failures/failed-file.ts';
import { type RemoteFiles, type RequestedFile, urlOfTry } from '../files/remote-files.ts';
import type { ReleaseIntegrity } from '../integrity/release-integrity.ts';

/** Files that an attempt did not get, by remote and page. */
const missing = new WeakMap<ComposedRelease, Map<string, RequestedFile[]>>();

/** Records what the next attempt of a page has to load under another URL than the remote's own loader would. */
export function rememberMissing(remote: ComposedRelease, page: string, files: RequestedFile[]): void {
  const pages = missing.get(remote) ?? new Map<string, RequestedFile[]>();
  missing.set(remote, pages.set(page, files));
}

/**
 * Loads the files that the last attempt did not get. A chunk registers itself with the remote's loader, and a style
 * sheet on the page counts as loaded, so the loader does not request either again: on its own it would join a hanging
 * request for the URL that it knows.
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
