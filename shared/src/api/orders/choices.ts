import { z } from 'zod';
import { Id } from '../platform/fields.ts';
import { MenuItem } from './orders.ts';

/** A service that a guest can compare with others of its kind, with what the property has written about it. */
export const Choice = z
  .object({
    id: Id.describe('key of the service'),
    kind: z.enum(['rooms', 'treatments', 'tours', 'transfers']),
    title: z.string(),
    description: z.string(),
    icon: z.string().describe('path of its icon at the host'),
    department: z.string(),
    way: z
      .enum(['deliver', 'book', 'inform', 'approve'])
      .describe('how it is fulfilled: approve needs a person’s consent'),
    needs: z.array(z.string()).describe('what has to be given to request it, as date or time'),
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
      .describe('what the property currently tells guests about it'),
  })
  .meta({ id: 'Choice' });
export type Choice = z.infer<typeof Choice>;

/** Services and dishes to compare. */
export const choiceOperations = {
  'GET /api/guest/choices': {
    summary: 'Get the services of comparable kinds and the menu, for comparison',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({ currency: z.string(), services: z.array(Choice), dishes: z.array(MenuItem) }),
    problems: ['no-session', 'session-expired'],
  },
} as const;
