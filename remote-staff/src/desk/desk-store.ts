import type { StaffRole } from '@bellkey/shared/api';
import type { ApiClient } from '@bellkey/shared/shell';
import { type DeskState, initialDesk } from './desk-state.ts';
import { loadOutbox, saveOutbox } from './outbox/outbox-storage.ts';
import type { TextStorage } from './outbox/unsent-storage.ts';

/** What a desk needs; tests pass their own. */
export interface DeskPorts {
  api: ApiClient;
  propertyId: string;
  /** Person and property: the name of the stored outbox. */
  owner: string;
  role: StaffRole;
  storage: TextStorage;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
}

/** The state of a desk, and the only way to change it. Saves the outbox whenever it changes. */
export interface DeskStore {
  get(): DeskState;
  subscribe(listener: () => void): () => void;
  update(change: (before: DeskState) => DeskState): void;
}

/** Creates the store of a desk, with what its outbox had kept. */
export function createDeskStore({ storage, owner, now }: DeskPorts): DeskStore {
  let state = initialDesk(now(), loadOutbox(storage, owner));
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      const next = change(state);
      if (next === state) return;
      if (next.outbox !== state.outbox) saveOutbox(storage, owner, next.outbox);
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
