import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import { Place, PropertySummary } from '../property/property.ts';

/**
 * How sure the API is of who holds the device (docs/product.md#stay-binding): L1 scanned a code, L2 verified to a stay.
 */
export const Assurance = z.enum(['L0', 'L1', 'L2', 'L3']).meta({ id: 'Assurance' });
export type Assurance = z.infer<typeof Assurance>;

export const GuestSession = z
  .object({
    property: PropertySummary,
    place: Place,
    assurance: Assurance,
    conversationId: Id,
    expiresAt: Instant,
  })
  .meta({ id: 'GuestSession' });
export type GuestSession = z.infer<typeof GuestSession>;
