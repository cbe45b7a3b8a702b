import { z } from 'zod';
import type { OperationSpec } from './operations.ts';
import { Place, PropertySummary } from './property.ts';

/** What the demo is of: the hotel, or flats whose host is elsewhere. */
export const DemoPropertyKey = z.enum(['hotel', 'flats']).meta({ id: 'DemoHouse' });
export type DemoPropertyKey = z.infer<typeof DemoPropertyKey>;

/** A throw-away property with one guest and one member of its staff, both played by the visitor. */
export const DemoSession = z
  .object({
    house: DemoPropertyKey,
    property: PropertySummary,
    place: Place,
    guestToken: z.string().describe('goes with guest operations as X-Demo-Guest'),
    staffToken: z
      .string()
      .describe('goes with staff operations as a Bearer token; good for this property alone'),
    staffUid: z.string().describe('who the staff token says its holder is'),
    expiresAt: z.iso.datetime().describe('when everything of it is deleted'),
  })
  .meta({ id: 'DemoSession' });
export type DemoSession = z.infer<typeof DemoSession>;

/** What the concierge may do at a property: nothing, draft for the staff, or answer by itself. */
export const AssistantMode = z.enum(['off', 'suggest', 'auto']).meta({ id: 'AssistantMode' });
export type AssistantMode = z.infer<typeof AssistantMode>;

/** The public demo. */
export const demoOperations = {
  'POST /api/demo/sessions': {
    summary: 'Make a throw-away property with synthetic data, and be its guest and its staff for a while',
    tag: 'demo',
    auth: 'public',
    may: 'anybody',
    query: z.object({ house: DemoPropertyKey.optional().describe('the hotel where none is named') }),
    status: 201,
    response: DemoSession,
    problems: ['rate-limited', 'demo-full'],
  },
} as const satisfies Record<string, OperationSpec>;
