import { CONTRACT, type ComposedRelease } from '@bellkey/shared/remote';
import { parseChunkError } from '../failures/classify.ts';
import { type FailedFile, failedFile } from '../failures/failed-file.ts';
import { RemoteLoadError } from '../failures/remote-load-error.ts';
import type { RemoteFiles, RequestedFile } from '../files/remote-files.ts';
import { loadReleaseIntegrity } from '../integrity/load-release-integrity.ts';
import type { ReleaseIntegrity } from '../integrity/release-integrity.ts';
import { type Container, forgetContainer } from './container.ts';
import { loadEntry } from './load-entry.ts';
import { loadMissing, rememberMissing } from './missing-files.ts';
import { isPageModule, type PageModule } from './page-module.ts';
import type { ShareScope } from './share-scope.ts';

/** Gets a module from a loaded container: directly for the first page, through the federation runtime later. */
export type GetModule = (remote: ComposedRelease, container: Container, page: string) => Promise<unknown>;

const initialised = new WeakMap<Container, ShareScope>();

/** Implements the container protocol for the first page, before any runtime has loaded. */
export const getDirectly =
  (scope: ShareScope): GetModule =>
  async (_remote, container, page) => {
    if (initialised.get(container) !== scope) {
      await container.init(scope);
      initialised.set(container, scope);
    }
    const factory = await container.get(`./${page}`);
    return factory();
  };

/** Containers that have provided a page. The next attempt loads any other container again. */
const proven = new WeakSet<Container>();

function initError(
  remote: ComposedRelease,
  kind: 'incompatible' | 'bad-build',
  attempt: number,
  cause?: unknown,
): RemoteLoadError {
  return new RemoteLoadError({
    kind,
    phase: 'init',
    remote: remote.name,
    version: remote.version,
    url: null,
    attempt,
    cause,
  });
}

/** The phase of a chunk error, and the files that this attempt did not get. */
function parseMissing(
  error: unknown,
  open: RequestedFile[],
): { failed: FailedFile; files: RequestedFile[] } | null {
  const chunk = parseChunkError(error);
  if (!chunk) return null;
  const { phase, type } = chunk;
  // Rspack's style errors carry no URL: it reads `src` of a link.
  const url = chunk.url ?? open.find((file) => file.phase === phase)?.url ?? null;
  const known = open.some((file) => file.url === url);
  const files = url === null || known ? open : [...open, { url, phase }];
  const outcome = type === 'timeout' || type === 'missing' ? type : 'error';
  return { failed: { phase, url, outcome, cause: error }, files };
}

/** What one attempt uses. */
export interface LoadingTools {
  getModule: GetModule;
  files: RemoteFiles;
  /** Hashes of the allowed files. */
  integrity: ReleaseIntegrity;
  /** Whether hashes are loaded before anything else. Not for files in the HTML, which has their hashes. */
  loadsIntegrity: boolean;
}

/**
 * One attempt to load a page of a remote: contract, hashes and entry, share scope, page module.
 *
 * @throws RemoteLoadError with the phase that failed
 */
export async function loadPageOnce(
  remote: ComposedRelease,
  page: string,
  attempt: number,
  { getModule, files, integrity, loadsIntegrity }: LoadingTools,
): Promise<PageModule> {
  if (remote.contract !== CONTRACT) throw initError(remote, 'incompatible', attempt);

  const [container] = await Promise.all([
    loadEntry(remote, attempt, files),
    loadsIntegrity ? loadReleaseIntegrity(remote, attempt, files, integrity) : undefined,
  ]);
  await loadMissing(remote, page, attempt, files, integrity);
  const watch = files.watch(remote.base);
  let module: unknown;
  try {
    module = await getModule(remote, container, page);
  } catch (error) {
    const missing = parseMissing(error, watch.stop());
    if (missing) {
      rememberMissing(remote, page, missing.files);
      const failed = await failedFile(remote, attempt, missing.failed, files);
      if (failed.kind === 'bad-build') integrity.delete(remote);
      throw failed;
    }
    if (!proven.has(container)) forgetContainer(remote.container);
    throw initError(remote, 'bad-build', attempt, error);
  }
  watch.stop();
  if (!isPageModule(module)) {
    if (!proven.has(container)) forgetContainer(remote.container);
    throw initError(remote, 'bad-build', attempt, new Error(`Page ${page} has no component named Page.`));
  }
  proven.add(container);
  return module;
}
