import { z } from 'zod';
import type { OperationSpec } from '../access/operation-spec.ts';
import { Place, PropertySummary } from '../property/property.ts';

/** Kind of demo property: a hotel, or flats whose host is elsewhere. */
export const DemoPropertyKey = z.enum(['hotel', 'flats']).meta({ id: 'DemoHouse' });
export type DemoPropertyKey = z.infer<typeof DemoPropertyKey>;

/** A temporary property with one guest and one staff member, both played by the visitor. */
export const DemoSession = z
  .object({
    house: DemoPropertyKey,
    property: PropertySummary,
    place: Place,
    guestToken: z.string().describe('sent with guest operations as X-Demo-Guest'),
    staffToken: z
      .string()
      .describe('sent with staff operations as a Bearer token; valid for this property only'),
    staffUid: z.string().describe('uid of the staff token’s holder'),
    expiresAt: z.iso.datetime().describe('when the property and all its data are deleted'),
  })
  .meta({ id: 'DemoSession' });
export type DemoSession = z.infer<typeof DemoSession>;

/** The public demo. */
export const demoOperations = {
  'POST /api/demo/sessions': {
    summary: 'Create a temporary property with synthetic data, and tokens for its guest and its staff',
    tag: 'demo',
    auth: 'public',
    may: 'anybody',
    query: z.object({ house: DemoPropertyKey.optional().describe('which demo; the hotel by default') }),
    status: 201,
    roundTrips: 60,
    response: DemoSession,
    problems: ['rate-limited', 'demo-full'],
  },
} as const satisfies Record<string, OperationSpec>;
