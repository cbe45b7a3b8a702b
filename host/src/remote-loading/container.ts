import type { ShareScope } from './share-scope.ts';

/** A Module Federation container: what a remote's entry script puts on `globalThis`. */
export interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** The container under a global name, or null when no script has set one there. */
export function findContainer(global: string): Container | null {
  const found: unknown = Reflect.get(globalThis, global);
  if (typeof found !== 'object' || found === null) return null;
  return 'init' in found && 'get' in found ? (found as Container) : null;
}

/** Takes a container away, so that its entry is loaded anew. A script's `var` can't be deleted. */
export function forgetContainer(global: string): void {
  Reflect.set(globalThis, global, undefined);
}
