/**
 * Key-value storage that outlives the page where the browser allows it. Never throws: private windows and full disks
 * fall back to memory.
 */
export interface DurableStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(prefix: string): string[];
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * Wraps a web storage. A value that cannot be written is kept in memory while the page is open, so a person's text is
 * never lost to a full disk.
 *
 * @param open accesses the storage: even touching `localStorage` throws where it is forbidden
 */
export function durableStorage(open: () => WebStorage): DurableStorage {
  const storage = attempt<WebStorage | null>(open, null);
  const memory = new Map<string, string>();

  return {
    get: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key) ?? null, null),
    set(key, value) {
      const kept = attempt(() => {
        storage?.setItem(key, value);
        return storage !== null;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storage?.removeItem(key), undefined);
    },
    keys(prefix) {
      const stored = attempt(
        () => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''),
        [],
      );
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

/** Shared by all tabs of this site. */
export const localDurableStorage = (): DurableStorage => durableStorage(() => window.localStorage);

/** For this tab only; survives a reload. */
export const sessionDurableStorage = (): DurableStorage => durableStorage(() => window.sessionStorage);
