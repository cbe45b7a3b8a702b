import type { ShareScope } from './share-scope.ts';

/** A Module Federation container: the value that a remote's entry script sets on `globalThis`. */
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

/** Removes a container, so that its entry is loaded again. A script's `var` can't be deleted. */
export function forgetContainer(global: string): void {
  Reflect.set(globalThis, global, undefined);
}

/** Global through which the chunks of a container's build find their entry (`output.chunkLoadingGlobal`). */
export const chunkGlobal = (container: string): string => `${container}_chunks`;

/**
 * Removes what another release of the same remote would mistake for its own: the container, the registered chunks, and
 * the marks on its style sheets. Visible pages stay, but load nothing more.
 */
export function clearRelease({ container, base }: { container: string; base: string }): void {
  forgetContainer(container);
  Reflect.set(globalThis, chunkGlobal(container), undefined);
  const prefix = new URL(base, document.baseURI).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rspack]')) {
    if (link.href.startsWith(prefix)) link.removeAttribute('data-rspack');
  }
}
