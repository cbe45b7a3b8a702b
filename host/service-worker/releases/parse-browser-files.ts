import type { KeptFile } from './release-keeper.ts';

/**
 * The files of a release that browsers need, parsed from its `release.json`, and that file itself, which pages use to
 * check later loads. The server has validated all of it; its schema would double the worker's size.
 *
 * @param shipped the files that it must list with these hashes: those that a worker was built with
 * @throws when it is not a release, such as an error page, or not the one that was built with the worker
 */
export async function parseBrowserFiles(
  answer: Response,
  shipped: readonly KeptFile[] = [],
): Promise<KeptFile[]> {
  const content = answer.clone();
  const release: unknown = await answer.json();
  const files = typeof release === 'object' && release !== null && 'files' in release ? release.files : null;
  if (!Array.isArray(files)) throw new Error('This is not a release: it lists no files.');
  const listed = files.filter(isFile).filter(({ path }) => path.startsWith('browser/'));
  const missing = shipped.find(
    ({ path, integrity }) => !listed.some((file) => file.path === path && file.integrity === integrity),
  );
  if (missing) throw new Error(`This is not the release of this worker: ${missing.path} is another.`);
  return [...(shipped.length > 0 ? shipped : listed), { path: 'release.json', integrity: '', content }];
}

function isFile(file: unknown): file is KeptFile {
  const { path, integrity } = (file ?? {}) as Partial<KeptFile>;
  if (typeof path === 'string' && typeof integrity === 'string' && integrity.startsWith('sha384-'))
    return true;
  throw new Error('This is not a release: a file has no path or no sha384.');
}
