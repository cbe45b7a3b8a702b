import type { PropertyBar } from '@bellkey/shared/shell';

let shown: PropertyBar | null = null;
const listeners = new Set<() => void>();

/** The property whose name and links the top bar shows on pages of its guests and staff; null on every other page. */
export const shownProperty = {
  get: (): PropertyBar | null => shown,
  set: (property: PropertyBar | null): void => {
    if (property === shown) return;
    shown = property;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
