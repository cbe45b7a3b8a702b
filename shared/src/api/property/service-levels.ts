import { z } from 'zod';
import { InProperty, Instant } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';

/** Longest promise or escalation in minutes: a week. */
const MAX_MINUTES = 7 * 24 * 60;
const Minutes = z.int().min(1).max(MAX_MINUTES);
const Key = z.string().min(1).max(60);

/** A time of day at the property. */
const WallTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .describe('as 07:00, by the property’s clocks');
const ClosingTime = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .describe('as 22:00 or 24:00; if earlier than the opening, on the next day');
const Day = z.iso.date().describe('as 2026-12-25');
const Weekdays = z.array(z.int().min(1).max(7)).min(1).max(7).describe('1 is Monday, 7 is Sunday');

/** Opening hours of a department, from and until. */
export const OpeningHours = z.object({ opens: WallTime, closes: ClosingTime }).meta({ id: 'OpeningHours' });
export type OpeningHours = z.infer<typeof OpeningHours>;

/**
 * One rule of a property's service levels. It applies to what it names: a service, a department, days, an hour of the
 * day. Of several, the most specific applies; what it leaves out comes from the next one. Emergencies have no rules: a
 * person may be in danger.
 */
export const ServiceLevelRule = z
  .object({
    service: Key.optional(),
    department: Key.optional(),
    days: Weekdays.optional(),
    from: WallTime.optional().describe('the rule applies from this time of day'),
    until: WallTime.optional().describe('and until this one; if earlier than `from`, through the night'),
    acknowledgeMinutes: Minutes.optional(),
    promiseMinutes: Minutes.nullable().optional().describe('null: no time is promised'),
    warnMinutes: Minutes.optional().describe('how long before a deadline staff are warned'),
    escalateMinutes: z
      .array(z.int().min(0).max(MAX_MINUTES))
      .min(1)
      .max(4)
      .refine(
        (minutes) => minutes.every((value, index) => index === 0 || value >= (minutes[index - 1] ?? 0)),
        {
          error: 'each step comes no earlier than the one before',
        },
      )
      .optional()
      .describe('minutes after a missed deadline: department, back-up department, duty manager, everyone'),
    expireMinutes: Minutes.optional().describe('an approval without a decision lapses after this long'),
  })
  .refine((rule) => (rule.from === undefined) === (rule.until === undefined), {
    error: 'from and until belong together',
  })
  .meta({ id: 'ServiceLevelRule' });
export type ServiceLevelRule = z.infer<typeof ServiceLevelRule>;

/** When a department is open, and its back-up department. */
export const DepartmentPolicy = z
  .object({
    key: Key,
    hours: z
      .array(z.object({ days: Weekdays, opens: WallTime, closes: ClosingTime }))
      .max(21)
      .nullable()
      .describe('null: at all hours'),
    backup: Key.nullable().describe('the department that is asked when this one does not respond'),
  })
  .meta({ id: 'DepartmentPolicy' });
export type DepartmentPolicy = z.infer<typeof DepartmentPolicy>;

/** A day with hours of its own. */
export const Holiday = z
  .object({
    day: Day,
    name: z.string().trim().min(1).max(80),
    departments: z.array(Key).max(30).nullable().describe('null: every department that is not always open'),
    hours: z.array(OpeningHours).max(3).describe('empty: closed'),
  })
  .meta({ id: 'Holiday' });
export type Holiday = z.infer<typeof Holiday>;

/** A property's service levels, hours and holidays. */
export const ServicePolicy = z
  .object({
    rules: z.array(ServiceLevelRule).max(100),
    departments: z.array(DepartmentPolicy).max(30),
    holidays: z.array(Holiday).max(60),
  })
  .meta({ id: 'ServicePolicy' });
export type ServicePolicy = z.infer<typeof ServicePolicy>;

/** A policy that is written: earlier ones must still be readable. */
const WrittenPolicy = ServicePolicy.extend({
  holidays: z.array(Holiday.extend({ name: nameSchema(80) })).max(60),
});

/** The level that applies to a service without a rule. */
export const ServiceLevelView = z
  .object({
    service: z.string(),
    title: z.string(),
    department: z.string(),
    acknowledgeMinutes: z.int(),
    promiseMinutes: z.int().nullable(),
    warnMinutes: z.int(),
    escalateMinutes: z.array(z.int()),
    expireMinutes: z.int().nullable(),
  })
  .meta({ id: 'ServiceLevelView' });
export type ServiceLevelView = z.infer<typeof ServiceLevelView>;

const CurrentPolicy = z.object({
  version: z.int().describe('0 until the policy is changed for the first time'),
  policy: ServicePolicy,
  suggested: ServicePolicy.describe('default hours and back-up departments for a property of this kind'),
  levels: z.array(ServiceLevelView).describe('the level that applies to each service now'),
});

/** What a guest who asks for a service at a moment is promised. */
const Promised = z.object({
  acknowledgeBy: Instant,
  promisedAt: Instant.nullable().describe('null where no time is promised'),
});

/** What a policy does to the promise of a service. */
export const PromisePreview = z
  .object({
    service: z.string(),
    title: z.string(),
    department: z.string(),
    saved: Promised,
    wanted: Promised,
  })
  .meta({ id: 'PromisePreview' });
export type PromisePreview = z.infer<typeof PromisePreview>;

const PolicyProblems = [
  'unauthenticated',
  'forbidden',
  'version-conflict',
  'unknown-department',
  'unknown-service',
] as const;

/** Service levels, hours and holidays. */
export const serviceLevelOperations = {
  'GET /api/staff/service-levels': {
    summary: 'Get the service levels, opening hours of departments and holidays',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: CurrentPolicy,
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/service-levels': {
    summary: 'Change the service levels, opening hours and holidays for new requests',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({
      version: z.int().min(0).describe('the version that was changed'),
      policy: WrittenPolicy,
    }),
    status: 200,
    roundTrips: 3,
    response: CurrentPolicy,
    problems: PolicyProblems,
  },
  'POST /api/staff/service-levels/preview': {
    summary: 'Show what a policy that is not saved yet would promise a guest who asks at a day and time',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    query: InProperty,
    body: z.object({
      policy: WrittenPolicy,
      day: Day,
      time: WallTime,
    }),
    status: 200,
    roundTrips: 2,
    response: z.object({
      at: Instant.describe('the moment that the day and time are at the property'),
      services: z.array(PromisePreview).describe('without emergencies, which have no hours'),
    }),
    problems: ['unauthenticated', 'forbidden', 'unknown-department', 'unknown-service'],
  },
} as const;
