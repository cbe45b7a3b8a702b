import type { ComposedPage, ComposedRelease, Composition } from '@bellkey/shared/remote';
import { browserFiles } from '../files/browser-files.ts';
import { enforceIntegrity } from '../integrity/enforce-integrity.ts';
import { loadReleaseIntegrity } from '../integrity/load-release-integrity.ts';
import { type IntegrityByPath, type KnownRelease, ReleaseIntegrity } from '../integrity/release-integrity.ts';
import { restrictScriptUrls } from '../integrity/restrict-script-urls.ts';
import { clearRelease, findContainer } from './container.ts';
import { getDirectly, loadPageOnce } from './load-page.ts';
import type { PageModule } from './page-module.ts';
import type { ShareScope } from './share-scope.ts';

/**
 * Loads pages of a composition: the first with the container protocol only, later ones through the federation runtime.
 */
export interface PageLoader {
  /** The page in the HTML, or null when its remote's entry did not come with it: then it is loaded like any other. */
  loadFirst(page: ComposedPage): Promise<PageModule | null>;
  /** @throws RemoteLoadError with the phase that failed */
  loadOnce(page: ComposedPage, attempt: number, release: ComposedRelease): Promise<PageModule>;
  /** Allows another release. Without hashes its files are checked against the list that the host serves. */
  admit(release: ComposedRelease, hashes?: IntegrityByPath): void;
  /** Refuses this release from now on: another release of the same remote replaces it. */
  retire(release: ComposedRelease): void;
  /** Preloads the federation runtime. */
  prepare(): void;
}

/** The shell's own release, from the address of its script. */
function shellRelease(): KnownRelease {
  const src = document.querySelector('script[data-shell]')?.getAttribute('src') ?? '';
  const base = src.replace(/browser\/.*$/, '');
  const build = base.split('/').at(-2) ?? '';
  return { name: 'host', version: build, build, base };
}

/** The releases that this tab may load from. With integrity enforced, nothing else loads from here on. */
function guardReleases(composition: Composition, enforced: boolean): ReleaseIntegrity {
  const integrity = new ReleaseIntegrity(location.origin);
  const releases: KnownRelease[] = Object.values(composition.remotes).flatMap((remote) =>
    remote.earlier ? [remote, remote.earlier] : [remote],
  );
  if (enforced) releases.push(shellRelease());
  for (const release of releases) integrity.add(release);
  if (!enforced) return integrity;
  restrictScriptUrls({
    origin: location.origin,
    trustedTypes: Reflect.get(globalThis, 'trustedTypes'),
    integrity,
  });
  enforceIntegrity(document.head, integrity, (release) =>
    loadReleaseIntegrity(release, 1, browserFiles, integrity),
  );
  return integrity;
}

/** @param enforced whether every file must match the hash of its release; not with hot updates */
export function createPageLoader(composition: Composition, scope: ShareScope, enforced: boolean): PageLoader {
  const integrity = guardReleases(composition, enforced);
  const direct = { getModule: getDirectly(scope), files: browserFiles, integrity, loadsIntegrity: false };
  let runtime: Promise<typeof import('./federation-runtime.ts')> | null = null;
  let instance: ReturnType<typeof import('./federation-runtime.ts')['createFederation']> | null = null;

  const getRuntime = () => {
    runtime ??= import('./federation-runtime.ts').catch((error: unknown) => {
      runtime = null;
      throw error;
    });
    return runtime;
  };

  const throughRuntime = {
    getModule: async (release: ComposedRelease, _container: unknown, page: string): Promise<unknown> => {
      const federation = await getRuntime();
      instance ??= federation.createFederation(scope);
      return federation.loadThroughRuntime(instance, release, page);
    },
    files: browserFiles,
    integrity,
    loadsIntegrity: enforced,
  };

  return {
    loadFirst: async (page) => {
      const remote = composition.remotes[page.remote];
      if (!remote || !findContainer(remote.container)) return null;
      return loadPageOnce(remote, page.name, 1, direct);
    },
    loadOnce: (page, attempt, release) => loadPageOnce(release, page.name, attempt, throughRuntime),
    admit: (release, hashes) => {
      integrity.add(release);
      if (hashes) integrity.set(release, hashes);
    },
    retire: (release) => {
      integrity.retire(release);
      clearRelease(release);
    },
    prepare: () => {
      getRuntime().catch(() => undefined);
    },
  };
}
