let override: string | null = null;
const listeners = new Set<() => void>();

/** A title that a page sets in place of the one in the page table, as `(2) Guest chat`. */
export const titleOverride = {
  get: (): string | null => override,
  set: (title: string | null): void => {
    override = title;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
