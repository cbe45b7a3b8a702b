import type { PageTable } from '@bellkey/shared/remote';
import type { Configuration } from '@rspack/core';

/**
 * The build of a remote: one Module Federation container with one expose per page of its table, for the browser and,
 * when a page is rendered on the server, for Node. `release.json` next to them describes the result.
 *
 * @param folder the repository, as `import.meta.dirname`.
 */
export declare function defineRemote(remote: { folder: string; pages: PageTable }): Configuration[];
