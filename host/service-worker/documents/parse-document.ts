import { matchPage } from '@bellkey/shared/remote';
import { BOOT_DATA_ID, type BootData } from '../../src/app/boot-data.ts';
import { releaseName } from '../../src/service-worker/worker-messages.ts';
import { parseReleaseFile } from '../requests/request-rules.ts';

/** What a kept document needs to open offline. */
export interface DocumentNeeds {
  /** Id of the composition that it was made of. */
  composition: string;
  /** The build of the shell, as `host/<build>`. */
  shell: string;
  /** The release of its page, as `<remote>/<build>`. */
  remote: string;
  /** URL prefix of that release, ending in a slash. */
  remoteBase: string;
}

const BOOT_DATA = new RegExp(`<script type="application/json" id="${BOOT_DATA_ID}">(.*?)</script>`, 's');
const SHELL_SCRIPT = /<script [^>]*src="([^"]+)"[^>]* data-shell>/;

/**
 * Parses what a document of the host server needs.
 *
 * @returns null when it cannot be kept: it is not a page of a remote, or its files are on another origin.
 */
export function parseDocument(html: string, pathname: string): DocumentNeeds | null {
  const boot = BOOT_DATA.exec(html)?.[1];
  const shell = parseReleaseFile(SHELL_SCRIPT.exec(html)?.[1] ?? '');
  if (!boot || shell?.name !== 'host') return null;
  const { composition } = JSON.parse(boot) as BootData;
  const page = matchPage(composition.pages, pathname);
  const remote = page ? composition.remotes[page.remote] : undefined;
  if (!remote || parseReleaseFile(`${remote.base}release.json`)?.build !== remote.build) return null;
  return {
    composition: composition.id,
    shell: releaseName('host', shell.build),
    remote: releaseName(remote.name, remote.build),
    remoteBase: remote.base,
  };
}
