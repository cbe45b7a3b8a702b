import type { KeptFile } from './release-keeper.ts';

/**
 * The files that browsers need of a release, out of its `release.json`. The server has checked the whole of it; the
 * schema that it uses would double the worker's size.
 *
 * @throws when it is not a release, as an error page
 */
export function readBrowserFiles(release: unknown): KeptFile[] {
  const files = typeof release === 'object' && release !== null && 'files' in release ? release.files : null;
  if (!Array.isArray(files)) throw new Error('This is not a release: it lists no files.');
  return files.filter(isFile).filter(({ path }) => path.startsWith('browser/'));
}

function isFile(file: unknown): file is KeptFile {
  const { path, integrity } = (file ?? {}) as Partial<KeptFile>;
  if (typeof path === 'string' && typeof integrity === 'string' && integrity.startsWith('sha384-'))
    return true;
  throw new Error('This is not a release: a file has no path or no sha384.');
}
