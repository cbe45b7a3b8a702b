import { z } from 'zod';
import { Id } from '../platform/fields.ts';
import { PropertyBrand } from './property-brand.ts';

/** The public view of a hotel, restaurant or rental. */
export const PropertySummary = z
  .object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    kind: z.enum(['hotel', 'restaurant', 'str']),
    timeZone: z.string().describe('IANA name, as Europe/Lisbon'),
    currency: z.string().length(3),
    languages: z.array(z.string()),
    phone: z.string().nullable(),
    emergencyNumber: z
      .string()
      .optional()
      .describe('emergency number of its country, as 112; absent from an older API'),
    brand: PropertyBrand.optional().describe('absent while the property has not set one'),
  })
  .meta({ id: 'PropertySummary' });
export type PropertySummary = z.infer<typeof PropertySummary>;

/** Where a printed code is: a room, a table, an area. */
export const Place = z
  .object({ id: Id, label: z.string(), kind: z.enum(['room', 'table', 'area', 'lobby']) })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof Place>;

export const Department = z.object({ key: z.string(), name: z.string() }).meta({ id: 'Department' });
export type Department = z.infer<typeof Department>;
