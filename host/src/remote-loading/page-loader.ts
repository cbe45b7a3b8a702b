import type { ComposedPage, ComposedRemote, Composition } from '@bellkey/shared/remote';
import { browserFiles } from './browser-files.ts';
import { findContainer } from './container.ts';
import { getDirectly, loadPageOnce } from './load-page.ts';
import type { PageModule } from './page-module.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import type { ShareScope } from './share-scope.ts';

/** Loads pages of a composition: the first by the container protocol alone, later ones through the federation runtime. */
export interface PageLoader {
  /** The page that came with the HTML, or null when its remote's entry is not here: then it is loaded as any other. */
  loadFirst(page: ComposedPage): Promise<PageModule | null>;
  loadOnce(page: ComposedPage, attempt: number): Promise<PageModule>;
  /** Brings the federation runtime in when the browser has nothing better to do. */
  prepareWhenIdle(): void;
}

export function createPageLoader(composition: Composition, scope: ShareScope): PageLoader {
  const direct = getDirectly(scope);
  let runtime: Promise<typeof import('./federation-runtime.ts')> | null = null;
  let instance: ReturnType<typeof import('./federation-runtime.ts')['createFederation']> | null = null;

  const getRuntime = () => {
    runtime ??= import('./federation-runtime.ts').catch((error: unknown) => {
      runtime = null;
      throw error;
    });
    return runtime;
  };

  const throughRuntime = async (remote: ComposedRemote, page: string): Promise<unknown> => {
    const federation = await getRuntime();
    instance ??= federation.createFederation(scope);
    return federation.loadThroughRuntime(instance, remote, page);
  };

  const remoteOf = (page: ComposedPage, attempt: number): ComposedRemote => {
    const remote = composition.remotes[page.remote];
    if (remote) return remote;
    throw new RemoteLoadError({
      kind: 'unavailable',
      phase: 'entry',
      remote: page.remote,
      version: 'unknown',
      url: null,
      attempt,
    });
  };

  return {
    loadFirst: async (page) => {
      const remote = composition.remotes[page.remote];
      if (!remote || !findContainer(remote.container)) return null;
      return loadPageOnce(remote, page.name, 1, direct, browserFiles);
    },
    loadOnce: (page, attempt) =>
      loadPageOnce(
        remoteOf(page, attempt),
        page.name,
        attempt,
        (remote, _container, name) => throughRuntime(remote, name),
        browserFiles,
      ),
    prepareWhenIdle: () => {
      const prepare = () => {
        getRuntime().catch(() => undefined);
      };
      if ('requestIdleCallback' in globalThis) requestIdleCallback(prepare, { timeout: 5_000 });
      else setTimeout(prepare, 2_000);
    },
  };
}
