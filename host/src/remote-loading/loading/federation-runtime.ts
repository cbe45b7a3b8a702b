import type { ComposedRelease } from '@bellkey/shared/remote';
import { createInstance } from '@module-federation/enhanced/runtime';
import { findContainer } from './container.ts';
import { isPageModule } from './page-module.ts';
import type { ShareScope } from './share-scope.ts';

type Instance = ReturnType<typeof createInstance>;

/** The federation runtime of this tab; in a chunk of its own, since the first page does without it. */
export function createFederation(scope: ShareScope): Instance {
  const instance = createInstance({ name: 'bellkey_host', remotes: [], shareStrategy: 'loaded-first' });
  instance.initShareScopeMap('default', scope as Parameters<Instance['initShareScopeMap']>[1]);
  return instance;
}

/** Entries that an instance has registered and that have not failed since. */
const known = new WeakMap<Instance, Set<string>>();

/**
 * Registers a remote unless it is known to work. Forced, so that a memoised failure is forgotten; but that also takes
 * the container off `globalThis`, and the runtime would wait for a script that has long run. So it is put back.
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
 * Gets a page module from a remote through the runtime. The entry script has been loaded before (`loadEntry`), so the
 * runtime finds its container and only speaks the protocol.
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
    // Said here already, so that the runtime forgets what it got.
    if (!isPageModule(module)) throw new Error(`Page ${page} has no component named Page.`);
    return module;
  } catch (error) {
    entries.delete(entry);
    throw error;
  }
}
