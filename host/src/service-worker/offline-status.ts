/** The state of offline support (specification, section 4, "Service worker"). */
export interface OfflineStatus {
  /** The shell is kept on this device. */
  offlineReady: boolean;
  /** A newer worker has been found and is being installed. */
  updateFound: boolean;
  /** A newer worker took over, but there is unsaved input: the person decides when to reload. */
  reloadWanted: boolean;
  /** The worker could not be registered; everything works, but not offline. */
  registrationFailed: boolean;
  /** The site runs as an installed app. */
  standalone: boolean;
}

/** The offline status of this tab. */
export interface OfflineStatusStore {
  get(): OfflineStatus;
  set(change: Partial<OfflineStatus>): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the store of what the service worker has reported. */
export function createOfflineStatus(): OfflineStatusStore {
  let status: OfflineStatus = {
    offlineReady: false,
    updateFound: false,
    reloadWanted: false,
    registrationFailed: false,
    standalone: false,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => status,
    set: (change) => {
      const next = { ...status, ...change };
      const keys = Object.keys(change) as Array<keyof OfflineStatus>;
      if (keys.every((key) => next[key] === status[key])) return;
      status = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store of this tab. */
export const offlineStatus = createOfflineStatus();
