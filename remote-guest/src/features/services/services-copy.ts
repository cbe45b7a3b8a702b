import type { GuestService } from '@bellkey/shared/api';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';

const KEY = 'bellkey:services-copy';
/** Raised when the copy's shape changes: an older copy is then dropped instead of misread. */
const VERSION = 1;

/** The services as last loaded on this device. */
export interface ServicesCopy {
  services: GuestService[];
  /** Milliseconds since 1970. */
  at: number;
}

/** Saves the services for the time without a connection. */
export function saveServicesCopy(storage: DurableStorage, propertyId: string, copy: ServicesCopy): void {
  storage.set(KEY, JSON.stringify({ version: VERSION, propertyId, ...copy }));
}

/** The copy, if there is one of this property. */
export function loadServicesCopy(storage: DurableStorage, propertyId: string): ServicesCopy | null {
  try {
    const kept = JSON.parse(storage.get(KEY) ?? 'null') as
      | (ServicesCopy & { version: number; propertyId: string })
      | null;
    if (kept?.version !== VERSION || kept.propertyId !== propertyId) return null;
    return { services: kept.services, at: kept.at };
  } catch {
    return null;
  }
}
