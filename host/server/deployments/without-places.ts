import path from 'node:path';
import { pathToFileURL } from 'node:url';

const withSlash = (text: string) => (text.endsWith('/') ? text : `${text}/`);

/**
 * Removes folders from a problem's text: files of this machine are shown by name only. Addresses of stores and pages
 * stay.
 *
 * @param folders of this machine that problems may contain
 * @example withoutPlaces("The registry /srv/data/remotes.json is not JSON", ['/srv/data']) // "The registry
 * remotes.json …"
 */
export function withoutPlaces(problem: string, folders: readonly string[]): string {
  const longestFirst = [...folders].sort((a, b) => b.length - a.length);
  let text = problem;
  for (const folder of longestFirst) {
    text = text.replaceAll(withSlash(pathToFileURL(folder).href), '').replaceAll(withSlash(folder), '');
  }
  return (
    text
      // Folders that only a registry names.
      .replace(/file:\/\/[^\s'"]*\/([^\s/'"]*)/g, '$1')
      // For example: ENOENT: no such file or directory, open '/srv/elsewhere/trust.json'
      .replace(/(['"])(?:[A-Za-z]:)?[/\\](?:[^'"]*[/\\])?([^'"/\\]*)\1/g, '$1$2$1')
  );
}

/** The folder of a registry or trust file; none for one at a URL. */
export const folderOfPlace = (place: string | null): string[] =>
  place === null || /^https?:\/\//.test(place) ? [] : [path.dirname(path.resolve(place))];
