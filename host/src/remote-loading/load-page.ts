import { CONTRACT, type ComposedRemote } from '@bellkey/shared/remote';
import { classifyAnswer, readChunkError } from './classify.ts';
import type { Container } from './container.ts';
import { loadEntry, probe } from './load-entry.ts';
import { isPageModule, type PageModule } from './page-module.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import type { ShareScope } from './share-scope.ts';

/** Gets a module out of a loaded container: directly for the first page, through the federation runtime later. */
type GetModule = (remote: ComposedRemote, container: Container, page: string) => Promise<unknown>;

const initialised = new WeakMap<Container, ShareScope>();

/** Speaks the container protocol itself; what the first page uses, before any runtime is there. */
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

async function asLoadError(
  error: unknown,
  remote: ComposedRemote,
  attempt: number,
): Promise<RemoteLoadError> {
  const chunk = readChunkError(error);
  if (!chunk) {
    return new RemoteLoadError({
      kind: 'bad-build',
      phase: 'init',
      remote: remote.name,
      version: remote.version,
      url: null,
      attempt,
      cause: error,
    });
  }
  // Rspack's style errors carry no URL (facts: it reads `link.src`). If the entry beside it answers, the style is gone.
  const answer = chunk.type === 'error' ? await probe(chunk.url ?? `${remote.base}${remote.entry}`) : null;
  const kind =
    chunk.type === 'timeout'
      ? 'timeout'
      : chunk.type === 'missing' || (!chunk.url && answer?.status === 200)
        ? 'stale-deploy'
        : classifyAnswer(answer);
  return new RemoteLoadError({
    kind,
    phase: chunk.phase,
    remote: remote.name,
    version: remote.version,
    url: chunk.url,
    status: answer?.status,
    attempt,
    cause: error,
  });
}

/**
 * One try at loading a page of a remote: contract, entry, share scope, page module.
 *
 * @throws RemoteLoadError that names the phase that failed
 */
export async function loadPageOnce(
  remote: ComposedRemote,
  page: string,
  attempt: number,
  getModule: GetModule,
): Promise<PageModule> {
  const fail = (kind: 'incompatible' | 'bad-build', cause?: unknown) =>
    new RemoteLoadError({
      kind,
      phase: 'init',
      remote: remote.name,
      version: remote.version,
      url: null,
      attempt,
      cause,
    });
  if (remote.contract !== CONTRACT) throw fail('incompatible');

  const container = await loadEntry(remote, attempt);
  let module: unknown;
  try {
    module = await getModule(remote, container, page);
  } catch (error) {
    throw await asLoadError(error, remote, attempt);
  }
  if (!isPageModule(module)) throw fail('bad-build', new Error(`Page ${page} has no component named Page.`));
  return module;
}
