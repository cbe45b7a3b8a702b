import type { GuestSession } from '@bellkey/shared/api';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { Choices } from './choice-address.ts';

const KEY = 'bellkey:choices';

/** The services of a property when this device last loaded them. Nothing in it is about the guest. */
export interface KeptChoices {
  session: GuestSession;
  choices: Choices;
  /** In milliseconds since 1970. */
  at: number;
}

/** Saves what the guest has put side by side. */
export function saveChoices(storage: DurableStorage, kept: KeptChoices): void {
  storage.set(KEY, JSON.stringify(kept));
}

/** Removes the saved choices. */
export function clearChoices(storage: DurableStorage): void {
  storage.remove(KEY);
}

/** The copy; null when there is none, it is damaged, or its session has expired. */
export function loadChoices(storage: DurableStorage, now: number): KeptChoices | null {
  try {
    const kept = JSON.parse(storage.get(KEY) ?? 'null') as KeptChoices | null;
    if (!kept?.session?.property || !Array.isArray(kept.choices?.services)) return null;
    if (!Array.isArray(kept.choices.dishes)) return null;
    return Date.parse(kept.session.expiresAt) > now ? kept : null;
  } catch {
    return null;
  }
}
