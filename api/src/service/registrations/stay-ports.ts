import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';

/** The stay of a guest, as far as a registration needs it. */
export interface GuestStay {
  id: string;
  /** Days at the property, as `2026-11-24`. */
  arrivalDate: string;
  departureDate: string;
}

/**
 * Where registrations meet stays. Finding a stay by what the guest knows of it, and verifying it, is for the module that
 * keeps stays: it makes the guest's session L2, and from then on answers here with the stay of that session.
 */
export interface StayPorts {
  /** The stay that this guest is verified to; null when there is none. Reads in the same round trip as its callers. */
  findStay(scope: PropertyScope, guest: GuestCaller): Promise<GuestStay | null>;
}

/** A property without a record of stays: registrations belong to the guest's session. */
export const withoutStays: StayPorts = { findStay: async () => null };
