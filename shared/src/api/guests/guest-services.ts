import { z } from 'zod';

/** A service that a guest may request, as it is offered now. */
export const GuestService = z
  .object({
    key: z.string(),
    title: z.string(),
    description: z.string(),
    starter: z.string().describe('example message that requests it'),
    category: z.string().describe('one of the catalogue’s 13 categories'),
    icon: z.string().describe('path of its icon at the host'),
    opensAt: z.iso
      .datetime()
      .nullable()
      .describe('when its department opens again; null while it is open, or when no opening is known'),
    open: z.boolean().describe('whether its department is open now'),
  })
  .meta({ id: 'GuestService' });
export type GuestService = z.infer<typeof GuestService>;

/** Services that guests may request. */
export const guestServiceOperations = {
  'GET /api/guest/services': {
    summary: 'List the services that the property offers, with example messages and opening times',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({ services: z.array(GuestService) }),
    problems: ['no-session', 'session-expired'],
  },
} as const;
