import type { ComposedRelease } from '@bellkey/shared/remote';
import { createInstance } from '@module-federation/enhanced/runtime';
import { findContainer } from './container.ts';
import { isPageModule } from './page-module.ts';
import type { ShareScope } from './share-scope.ts';

type Instance = ReturnType<typeof createInstance>;

/** The federation runtime of this tab; in a separate chunk, because the first page does not need it. */
export function createFederation(scope: ShareScope): Instance {
  const instance = createInstance({ name: 'bellkey_host', remotes: [], shareStrategy: 'loaded-first' });
  instance.initShareScopeMap('default', scope as Parameters<Instance['initShareScopeMap']>[1]);
  return instance;
}

/** Entries registered with an instance that have not failed since. */
const known = new WeakMap<Instance, Set<string>>();

/**
 * Registers a remote unless it is known to work. With `force`, so that a memoised failure is dropped; but that also
 * removes the container from `globalThis`, and the runtime would wait for a script that has already run. So the
 * container is restored.
 */
function register(instance: Instance, remote: ComposedRelease, entry: string): Set<string> {
  const entries = known.get(instance) ?? new Set();
  known.set(instance, entries);
  if (entries.has(entry)) return entries;
  const container = findContainer(remote.container);
  instance.registerRemotes(
    [{ name: remote.container, entry, type: 'global', entryGlobalName: remote.container }],
    { force: true },
  );
  if (container) Reflect.set(globalThis, remote.container, container);
  return entries.add(entry);
}

/**
 * Gets a page module from a remote through the runtime. The entry script has already loaded (`loadEntry`), so the
 * runtime finds its container and only handles the protocol.
 */
export async function loadThroughRuntime(
  instance: Instance,
  remote: ComposedRelease,
  page: string,
): Promise<unknown> {
  const entry = new URL(`${remote.base}${remote.entry}`, location.href).href;
  const entries = register(instance, remote, entry);
  try {
    const module = await instance.loadRemote(`${remote.container}/${page}`);
    // Thrown here, so that the runtime drops the module.
    if (!isPageModule(module)) throw new Error(`Page ${page} has no component named Page.`);
    return module;
  } catch (error) {
    entries.delete(entry);
    throw error;
  }
}
