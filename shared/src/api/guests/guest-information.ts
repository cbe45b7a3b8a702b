import { z } from 'zod';
import { GuestSession } from '../access/guest-session.ts';
import { Id, Instant } from '../platform/fields.ts';
import { PropertySummary } from '../property/property.ts';
import { OpeningHours } from '../property/service-levels.ts';

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

/** What a property shows to anyone who opens its own address. */
export const PropertyFront = z
  .object({
    property: PropertySummary,
    departments: z
      .array(DepartmentHours.omit({ days: true }).extend({ always: z.boolean() }))
      .describe('whether departments are open now, where the property has set their hours'),
    greeting: z
      .record(z.string(), z.string())
      .optional()
      .describe('the property’s own line, by language; absent while it has none'),
  })
  .meta({ id: 'PropertyFront' });
export type PropertyFront = z.infer<typeof PropertyFront>;

/** What a property tells its guests about itself. */
export const guestInformationOperations = {
  'GET /api/properties/at/{subdomain}/front': {
    summary:
      'Get what the property at a subdomain shows to anyone: its name, how to reach it, and who is there now',
    tag: 'guest',
    auth: 'public',
    may: 'anybody',
    params: z.object({ subdomain: z.string().min(1).max(64) }),
    status: 200,
    roundTrips: 4,
    response: PropertyFront,
    problems: ['not-found'],
  },
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
