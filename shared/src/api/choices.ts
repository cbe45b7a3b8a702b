import { z } from 'zod';
import { Id } from './fields.ts';
import { MenuItem } from './orders.ts';

/** A service that a guest can set next to others of its kind, with what the property has written about it. */
export const Choice = z
  .object({
    id: Id.describe('key of the service'),
    kind: z.enum(['rooms', 'treatments', 'tours', 'transfers']),
    title: z.string(),
    description: z.string(),
    icon: z.string().describe('path of its icon at the host'),
    department: z.string(),
    way: z.enum(['deliver', 'book', 'inform', 'approve']).describe('how it comes about: approve needs a yes'),
    needs: z.array(z.string()).describe('what has to be said to have it, as date or time'),
    starter: z.string().describe('what a guest may write to ask for it'),
    facts: z
      .array(
        z.object({
          values: z
            .record(z.string(), z.string())
            .describe('as price or minutes, as the property wrote them'),
          text: z.record(z.string(), z.string()).describe('by language'),
        }),
      )
      .describe('what the property tells guests about it now'),
  })
  .meta({ id: 'Choice' });
export type Choice = z.infer<typeof Choice>;

/** What guests choose between. */
export const choiceOperations = {
  'GET /api/guest/choices': {
    summary: 'Get the services of comparable kinds and the menu, to set them side by side',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({ currency: z.string(), services: z.array(Choice), dishes: z.array(MenuItem) }),
    problems: ['no-session', 'session-expired'],
  },
} as const;
