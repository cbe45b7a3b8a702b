import type { OperationOutput } from '@bellkey/shared/api';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';

const KEY = 'bellkey:information';
/** Raised when the copy's shape changes: an older copy is then dropped instead of misread. */
const VERSION = 1;

/** What the property tells its guests, in the API's response. */
export type Information = OperationOutput<'GET /api/guest/information'>;

/** The information as last loaded on this device. In a room it may hold information for its guests only. */
export interface KeptInformation {
  information: Information;
  /** In milliseconds since 1970. */
  at: number;
}

/** Saves the property's information for the time without a connection. */
export function saveInformation(storage: DurableStorage, kept: KeptInformation): void {
  storage.set(KEY, JSON.stringify({ version: VERSION, ...kept }));
}

/** The visit is over: information for guests in a room is removed from the device. */
export function clearInformation(storage: DurableStorage): void {
  storage.remove(KEY);
}

/** The copy; null if there is none, it is damaged, or its session has expired. */
export function loadInformation(storage: DurableStorage, now: number): KeptInformation | null {
  try {
    const kept = JSON.parse(storage.get(KEY) ?? 'null') as (KeptInformation & { version: number }) | null;
    if (kept?.version !== VERSION || !Array.isArray(kept.information.entries)) return null;
    if (!(Date.parse(kept.information.session.expiresAt) > now)) return null;
    return { information: kept.information, at: kept.at };
  } catch {
    return null;
  }
}
