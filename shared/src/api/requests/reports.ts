import { z } from 'zod';
import { Id, InProperty } from '../platform/fields.ts';

/** The periods of a report; `range` has its own dates. */
export const REPORT_PERIODS = ['today', 'yesterday', '7-days', '28-days', 'month', 'range'] as const;
export const ReportPeriodKey = z.enum(REPORT_PERIODS).meta({ id: 'ReportPeriodKey' });
export type ReportPeriodKey = z.infer<typeof ReportPeriodKey>;

/** What a period is compared with: the time just before it, or the same weekdays a year before. */
export const REPORT_COMPARISONS = ['before', 'year'] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

/** Longest custom range in days. */
export const MAX_REPORT_DAYS = 92;

/** Days of the property's calendar, the first and the last, as `2026-11-22`. */
const ReportDays = z.object({ from: z.iso.date(), to: z.iso.date() }).meta({ id: 'ReportDays' });
export type ReportDays = z.infer<typeof ReportDays>;

/** How many there are for which it is known. */
const Share = z.object({ hit: z.int(), of: z.int() }).meta({ id: 'ReportShare' });
export type ReportShare = z.infer<typeof Share>;

/** The figures that docs/reports.md defines, for one group of requests. */
export const RequestFigures = z
  .object({
    requests: z.int(),
    responseSeconds: z
      .number()
      .nullable()
      .describe('median until a person accepted; null when no one has, and for places and days'),
    acknowledged: Share.describe('accepted by the time set for it'),
    done: Share.describe('done by the last promised time'),
    kept: Share.describe('done by the first promised time'),
    told: Share.describe('of promises not kept: the guest was notified before the time passed'),
  })
  .meta({ id: 'RequestFigures' });
export type RequestFigures = z.infer<typeof RequestFigures>;

const ReportLine = z.object({ key: z.string(), name: z.string(), figures: RequestFigures });
export type ReportLine = z.infer<typeof ReportLine>;

const Compared = z.object({ now: RequestFigures, before: RequestFigures });

export const RequestReport = z
  .object({
    period: ReportDays,
    before: ReportDays.describe('the period for comparison, up to the same hour'),
    of: z
      .enum(['property', 'departments', 'own'])
      .describe('whose requests: all, those of the caller’s departments, or those assigned to the caller'),
    total: Compared,
    departments: z.array(ReportLine.extend({ before: RequestFigures.nullable() })),
    hours: z.array(ReportLine).describe('key: hour of the property’s clock, 0 to 23'),
    services: z.array(ReportLine),
    places: z.array(ReportLine).describe('the hundred with the most requests'),
    days: z.array(ReportLine).describe('key: day, as 2026-11-22'),
  })
  .meta({ id: 'RequestReport' });
export type RequestReport = z.infer<typeof RequestReport>;

const AssistantFigures = z
  .object({
    answers: z.int().describe('guest messages that the assistant processed'),
    alone: z.int().describe('of these, without a person'),
    handedOver: z.int(),
    waitSeconds: z
      .number()
      .nullable()
      .describe('median from a handoff to the first message from a person; null when no one wrote'),
    requests: z.int().describe('requests that the assistant created'),
    reopened: z.int().describe('of these, those that the guest reported as not done'),
    wrong: z.int().describe('answers that guests reported as wrong'),
    unanswered: z.int().describe('questions that no knowledge entry answered'),
  })
  .meta({ id: 'AssistantFigures' });
export type AssistantFigures = z.infer<typeof AssistantFigures>;

export const AssistantReport = z
  .object({
    period: ReportDays,
    before: ReportDays,
    total: z.object({ now: AssistantFigures, before: AssistantFigures }),
    reasons: z
      .array(z.object({ reason: z.string(), count: z.int() }))
      .describe('reasons for handing over, most frequent first'),
    days: z.array(z.object({ day: z.iso.date(), answers: z.int(), handedOver: z.int() })),
  })
  .meta({ id: 'AssistantReport' });
export type AssistantReport = z.infer<typeof AssistantReport>;

const InPeriod = InProperty.extend({
  period: ReportPeriodKey.default('7-days'),
  from: z.iso.date().optional().describe('first day of a range'),
  to: z.iso.date().optional().describe('last day of a range'),
  compare: z
    .enum(REPORT_COMPARISONS)
    .default('before')
    .describe('before: the time just before; year: the same weekdays 52 weeks before'),
});

/** Whether a person gets the report of each week by e-mail. */
export const WeeklyReport = z
  .object({
    on: z.boolean(),
    email: z
      .string()
      .nullable()
      .describe('where it goes; null: this server sends no e-mail, or the address is not verified'),
  })
  .meta({ id: 'WeeklyReport' });
export type WeeklyReport = z.infer<typeof WeeklyReport>;

/** Figures of a property's work (docs/reports.md). */
export const reportOperations = {
  'GET /api/staff/reports/requests': {
    summary:
      'Get response times, promises kept and more, by department, hour, service, place and day, with the previous period',
    tag: 'reports',
    auth: 'staff',
    may: 'read-reports',
    key: 'read-reports',
    demo: true,
    query: InPeriod.extend({ department: Id.optional().describe('only requests of this department') }),
    status: 200,
    roundTrips: 1,
    response: RequestReport,
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'GET /api/staff/reports/weekly': {
    summary: 'Get whether the caller gets the report of each week by e-mail, and where it goes',
    tag: 'reports',
    auth: 'staff',
    may: 'read-reports',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: WeeklyReport,
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/reports/weekly': {
    summary: 'Choose whether the caller gets the report of each week by e-mail, on Monday at seven',
    tag: 'reports',
    auth: 'staff',
    may: 'read-reports',
    query: InProperty,
    body: z.object({ on: z.boolean() }),
    status: 200,
    roundTrips: 2,
    response: WeeklyReport,
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/reports/assistant': {
    summary: 'Get what the assistant answered by itself, what it handed over and why, and what was wrong',
    tag: 'reports',
    auth: 'staff',
    may: 'manage-property',
    key: 'read-reports',
    demo: true,
    query: InPeriod,
    status: 200,
    roundTrips: 1,
    response: AssistantReport,
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
} as const;
