import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';

/** The stay of a guest, as a registration needs it. */
export interface GuestStay {
  id: string;
  /** Days at the property, as `2026-11-24`. */
  arrivalDate: string;
  departureDate: string;
}

/**
 * Port to stays. Finding and verifying a stay belongs to the module that keeps stays: it makes the guest's session L2,
 * and from then on returns the stay of that session here.
 */
export interface StayPorts {
  /** The stay that this guest is verified to; null when there is none. Shares its callers' round trip. */
  findStay(scope: PropertyScope, guest: GuestCaller): Promise<GuestStay | null>;
}

/** A property without records of stays: registrations belong to the guest's session. */
export const withoutStays: StayPorts = { findStay: async () => null };
