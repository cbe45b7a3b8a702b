import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { GuestSession } from './guest-session.ts';
import { OpeningHours } from './service-levels.ts';

/** The most entries of a property's knowledge that the information for guests contains. */
export const MAX_INFORMATION_ENTRIES = 200;

/** One entry of what a property tells its guests. */
export const InformationEntry = z
  .object({
    id: Id,
    topic: z
      .string()
      .describe(
        'arrival, way, internet, food, leisure, room, rules, payment, other; unknown topics are other',
      ),
    title: z.string(),
    text: z.record(z.string(), z.string()).describe('by language'),
    confirmedAt: Instant.describe('when staff last confirmed it'),
  })
  .meta({ id: 'InformationEntry' });
export type InformationEntry = z.infer<typeof InformationEntry>;

/** Hours of a department for guests. */
export const DepartmentHours = z
  .object({
    key: z.string(),
    name: z.string(),
    open: z.boolean().describe('whether it is open now'),
    changesAt: Instant.nullable().describe(
      'when it closes, or opens again; null if it is always open, or when no opening is known',
    ),
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          hours: z.array(OpeningHours).describe('empty: closed'),
          holiday: z.string().nullable().describe('the day’s name, when its hours are those of a holiday'),
        }),
      )
      .nullable()
      .describe('today and the six days after it, by the property’s calendar; null: open at all hours'),
  })
  .meta({ id: 'DepartmentHours' });
export type DepartmentHours = z.infer<typeof DepartmentHours>;

/** What a property tells its guests about itself. */
export const guestInformationOperations = {
  'GET /api/guest/information': {
    summary: 'Get the property’s facts for guests at this place, its opening hours, and how to reach it',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    status: 200,
    roundTrips: 1,
    response: z.object({
      session: GuestSession,
      departments: z
        .array(DepartmentHours)
        .describe('departments whose hours the property has set; no hours are assumed'),
      entries: z.array(InformationEntry).max(MAX_INFORMATION_ENTRIES),
      more: z.boolean().describe('whether there are more entries than the answer contains'),
    }),
    problems: ['no-session', 'session-expired'],
  },
} as const;
