import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { SHIFT_SECTION_MAX_CHARS, SHIFT_SECTIONS, ShiftBoard, ShiftNote, ShiftSectionKey } from './shift.ts';

const Version = z.object({ version: z.int().min(1).describe('of the note that the caller saw') });

/** The current shift, and hand-over notes. */
export const shiftOperations = {
  'GET /api/staff/shift': {
    summary: 'Get who is on duty, what is open, what slipped, what is planned, and notes to read',
    tag: 'shift',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: ShiftBoard,
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/shift/notes': {
    summary: 'List the signed hand-over notes of the last 30 days, newest first',
    tag: 'shift',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    query: InProperty.extend({
      before: Instant.optional().describe('`next` of the page before'),
    }),
    status: 200,
    roundTrips: 1,
    response: z.object({ notes: z.array(ShiftNote), next: Instant.nullable() }),
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'POST /api/staff/shift/notes': {
    summary: 'Draft a hand-over note from the data; returns the existing draft if there is one',
    tag: 'shift',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({
      department: Id.nullable().describe(
        'its key; null for the whole property, for callers who see all of it',
      ),
      again: z
        .int()
        .min(1)
        .optional()
        .describe('version of the draft whose sections are drafted again; what its author wrote stays'),
    }),
    status: 201,
    roundTrips: 3,
    response: ShiftNote,
    problems: ['unauthenticated', 'forbidden', 'unknown-department', 'version-conflict'],
  },
  'GET /api/staff/shift/notes/{id}/news': {
    summary: 'Tell which sections of a draft would say something else if they were written from the data now',
    tag: 'shift',
    auth: 'staff',
    may: 'work-requests',
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 2,
    response: z.object({
      sections: z
        .array(z.object({ key: ShiftSectionKey, text: z.string() }))
        .describe('as they would be now; without those that would say the same'),
    }),
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'PUT /api/staff/shift/notes/{id}': {
    summary: 'Save the sections of a draft; refused when it has changed in the meantime',
    tag: 'shift',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    params: ById,
    query: InProperty,
    body: Version.extend({
      sections: z
        .array(z.object({ key: ShiftSectionKey, text: z.string().max(SHIFT_SECTION_MAX_CHARS) }))
        .max(SHIFT_SECTIONS.length)
        .describe('absent sections stay unchanged'),
    }),
    status: 200,
    roundTrips: 2,
    response: ShiftNote,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'version-conflict', 'note-signed'],
  },
  'POST /api/staff/shift/notes/{id}/sign': {
    summary: 'Sign a note over to the next shift; it is final from then on',
    tag: 'shift',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: Version,
    status: 200,
    roundTrips: 2,
    response: ShiftNote,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'version-conflict', 'note-signed'],
  },
  'POST /api/staff/shift/notes/{id}/read': {
    summary: 'Acknowledge a signed note by name',
    tag: 'shift',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 2,
    response: ShiftNote,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const;
