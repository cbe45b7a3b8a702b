import { z } from 'zod';

/** A service that a guest may ask for, as it is offered now. */
export const GuestService = z
  .object({
    key: z.string(),
    title: z.string(),
    description: z.string(),
    starter: z.string().describe('what a guest may say to ask for it'),
    category: z.string().describe('one of the catalogue’s 13 categories'),
    icon: z.string().describe('path of its icon at the host'),
    opensAt: z.iso
      .datetime()
      .nullable()
      .describe('when its department works again; null while it does, or where no opening is known'),
    open: z.boolean().describe('whether its department works now'),
  })
  .meta({ id: 'GuestService' });
export type GuestService = z.infer<typeof GuestService>;

/** What guests may ask for. */
export const guestServiceOperations = {
  'GET /api/guest/services': {
    summary:
      'List the services that the property offers, with what one says to ask for them and when they open',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({ services: z.array(GuestService) }),
    problems: ['no-session', 'session-expired'],
  },
} as const;
