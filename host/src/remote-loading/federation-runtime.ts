import type { ComposedRemote } from '@bellkey/shared/remote';
import { createInstance } from '@module-federation/runtime';
import type { ShareScope } from './share-scope.ts';

type Instance = ReturnType<typeof createInstance>;

/** The federation runtime of this tab; in a chunk of its own, since the first page does without it. */
export function createFederation(scope: ShareScope): Instance {
  const instance = createInstance({ name: 'bellkey_host', remotes: [], shareStrategy: 'loaded-first' });
  instance.initShareScopeMap('default', scope as Parameters<Instance['initShareScopeMap']>[1]);
  return instance;
}

/**
 * Gets a page module from a remote through the runtime. The entry script has been loaded before (`loadEntry`), so the
 * runtime finds its container and only speaks the protocol. Registration is forced: a memoised failure of an earlier
 * try is forgotten.
 */
export async function loadThroughRuntime(
  instance: Instance,
  remote: ComposedRemote,
  page: string,
): Promise<unknown> {
  instance.registerRemotes(
    [
      {
        name: remote.container,
        entry: new URL(`${remote.base}${remote.entry}`, location.href).href,
        type: 'global',
        entryGlobalName: remote.container,
      },
    ],
    { force: true },
  );
  return instance.loadRemote(`${remote.container}/${page}`);
}
