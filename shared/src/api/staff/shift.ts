import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import { Department } from '../property/property.ts';

/** The sections of a hand-over note, in reading order. */
export const SHIFT_SECTIONS = ['own', 'alarms', 'guests', 'slipped', 'open', 'planned'] as const;
export const ShiftSectionKey = z.enum(SHIFT_SECTIONS).meta({ id: 'ShiftSectionKey' });
export type ShiftSectionKey = z.infer<typeof ShiftSectionKey>;

/** Longest section of a hand-over note, in characters. */
export const SHIFT_SECTION_MAX_CHARS = 4000;

/** A request or conversation that a hand-over note mentions. */
export const ShiftRecord = z
  .object({
    kind: z.enum(['request', 'conversation']),
    id: Id,
    label: z.string().describe('as shown to people: No. 1042, Room 204'),
  })
  .meta({ id: 'ShiftRecord' });
export type ShiftRecord = z.infer<typeof ShiftRecord>;

/** One section of a hand-over note: its text, drafted or written, and the records that the draft mentions. */
export const ShiftSection = z
  .object({ key: ShiftSectionKey, text: z.string(), records: z.array(ShiftRecord) })
  .meta({ id: 'ShiftSection' });
export type ShiftSection = z.infer<typeof ShiftSection>;

/** A hand-over note. */
export const ShiftNote = z
  .object({
    id: Id,
    department: Department.nullable().describe('null: for the whole property'),
    version: z.int(),
    since: Instant.describe('start of the span that the note covers'),
    sections: z.array(ShiftSection),
    changedAt: Instant,
    changedBy: z.string(),
    draftedAt: Instant.nullish().describe('when its sections were last written from the data'),
    signed: z.object({ at: Instant, by: z.string() }).nullable().describe('null: a draft'),
    readers: z.array(z.object({ name: z.string(), at: Instant })).describe('who has acknowledged it'),
  })
  .meta({ id: 'ShiftNote' });
export type ShiftNote = z.infer<typeof ShiftNote>;

/** Whether a staff member is at work, as they chose. */
export const Presence = z.enum(['on', 'away', 'off']).meta({ id: 'Presence' });
export type Presence = z.infer<typeof Presence>;

const ShiftPerson = z
  .object({
    id: Id,
    name: z.string(),
    departments: z.array(z.string()).describe('their keys'),
    presence: Presence,
    chosenAt: Instant.nullable().describe('null: never set, which counts as on duty'),
    lastSeenAt: Instant.nullable().describe('to within a minute; null: not yet'),
  })
  .meta({ id: 'ShiftPerson' });
export type ShiftPerson = z.infer<typeof ShiftPerson>;

const ShiftDepartment = Department.extend({
  open: z.int(),
  unaccepted: z.int().describe('of the open ones, those not accepted'),
  overdue: z.int().describe('of the open ones, those past their deadline'),
  planned: z.int().describe('for the next eight hours'),
}).meta({ id: 'ShiftDepartment' });
export type ShiftDepartment = z.infer<typeof ShiftDepartment>;

const ShiftRequest = z.object({
  id: Id,
  no: z.int(),
  title: z.string(),
  place: z.string(),
  department: z.string().describe('its name'),
});

const ShiftSlip = ShiftRequest.extend({
  before: Instant.describe('the previous promise'),
  after: Instant.nullable().describe('the new promise; null: none'),
  at: Instant.describe('when the guest was notified'),
  inTime: z.boolean().describe('whether that was before the previous promise passed'),
  cause: z.enum(['staff', 'not-begun', 'under-way']),
  reason: z.string().nullable().describe('as written by a person'),
}).meta({ id: 'ShiftSlip' });
export type ShiftSlip = z.infer<typeof ShiftSlip>;

const ShiftPlan = ShiftRequest.extend({ at: Instant }).meta({ id: 'ShiftPlan' });
export type ShiftPlan = z.infer<typeof ShiftPlan>;

const ShiftAlarm = z
  .object({
    conversationId: Id,
    kind: z.string(),
    certainty: z.enum(['certain', 'possible']),
    place: z.string(),
    raisedAt: Instant,
    takenBy: z.string().nullable(),
    overAt: Instant.nullable(),
  })
  .meta({ id: 'ShiftAlarm' });
export type ShiftAlarm = z.infer<typeof ShiftAlarm>;

const ShiftWaiting = z
  .object({ conversationId: Id, place: z.string(), since: Instant })
  .meta({ id: 'ShiftWaiting' });
export type ShiftWaiting = z.infer<typeof ShiftWaiting>;

/** Most lines of a list on the shift page; the total counts all. */
export const SHIFT_LIST_LENGTH = 30;

const listOf = <T extends z.ZodType>(line: T) => z.object({ total: z.int(), lines: z.array(line) });

/** What happened since the last hand-over, and what is still to do. */
export const ShiftFacts = z
  .object({
    since: Instant.describe('the last hand-over, at most a day ago; otherwise eight hours ago'),
    departments: z.array(ShiftDepartment),
    overdue: listOf(ShiftPlan).describe('the time is that of the missed deadline'),
    slipped: listOf(ShiftSlip).describe('promises that were moved to a later time'),
    replanned: listOf(ShiftSlip)
      .nullish()
      .describe('planned by staff for a later time than the guest asked for; absent from an older API'),
    planned: listOf(ShiftPlan).describe('for the next eight hours'),
    alarms: listOf(ShiftAlarm).describe('for callers who may chat; empty for others'),
    waiting: listOf(ShiftWaiting).describe(
      'guests who wait for a person, for callers who may chat; empty for others',
    ),
  })
  .meta({ id: 'ShiftFacts' });
export type ShiftFacts = z.infer<typeof ShiftFacts>;

/** The current shift. */
export const ShiftBoard = z
  .object({
    at: Instant,
    facts: ShiftFacts,
    people: z.array(ShiftPerson),
    drafts: z.array(ShiftNote).describe('hand-over notes that are still drafts'),
    unread: z
      .array(ShiftNote)
      .describe('signed notes that the caller has not acknowledged, the newest of each department'),
  })
  .meta({ id: 'ShiftBoard' });
export type ShiftBoard = z.infer<typeof ShiftBoard>;
