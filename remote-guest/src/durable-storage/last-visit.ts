import type { GuestSession } from '@bellkey/shared/api';
import type { DurableStorage } from './durable-storage.ts';

const KEY = 'bellkey:last-visit';

/** Where this device last had a conversation: enough to offer the way back, without any credentials. */
export interface LastVisit {
  conversationId: string;
  propertyId: string;
  propertyName: string;
  placeLabel: string;
  expiresAt: string;
}

/** Saves where this device's latest session was. */
export function rememberVisit(storage: DurableStorage, session: GuestSession): void {
  const visit: LastVisit = {
    conversationId: session.conversationId,
    propertyId: session.property.id,
    propertyName: session.property.name,
    placeLabel: session.place.label,
    expiresAt: session.expiresAt,
  };
  storage.set(KEY, JSON.stringify(visit));
}

/** Where this device's latest session was; null without one. */
export function lastVisit(storage: DurableStorage): LastVisit | null {
  try {
    const visit = JSON.parse(storage.get(KEY) ?? 'null') as Partial<LastVisit> | null;
    const { conversationId, propertyId, propertyName, placeLabel, expiresAt } = visit ?? {};
    return conversationId && propertyId && propertyName && placeLabel && expiresAt
      ? { conversationId, propertyId, propertyName, placeLabel, expiresAt }
      : null;
  } catch {
    return null;
  }
}
