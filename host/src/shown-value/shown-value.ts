/** What a page has given the shell to show around it; null where it gave nothing. */
export interface ShownValue<Value> {
  get(): Value | null;
  /** Tells every listener, of the same value too: React compares what it shows. */
  set(value: Value | null): void;
  /** In the form of `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

export function createShownValue<Value>(): ShownValue<Value> {
  let shown: Value | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set(value) {
      shown = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
