import { z } from 'zod';
import type { OperationSpec } from '../access/operation-spec.ts';
import { LEAD_MESSAGE_MAX_CHARS } from '../platform/limits.ts';
import { nameSchema } from '../platform/name.ts';

/** What an enquiry from the public site is about. */
export const LeadKind = z
  .enum(['contact', 'partner', 'integration-request', 'offer-answer'])
  .meta({ id: 'LeadKind' });
export type LeadKind = z.infer<typeof LeadKind>;

/** Text of any lines, as people type it. */
const text = (what: string, max: number) =>
  z.string().trim().min(1, what).max(max, `At most ${max} characters, please.`);

/** A name of one line, as people type it. */
const name = (what: string, max: number) =>
  nameSchema(max, 1, { short: what, long: `At most ${max} characters, please.` });

/** What a form of the public site sends. People read its error messages. */
export const LeadForm = z
  .object({
    kind: LeadKind,
    name: name('Tell us your name.', 120),
    email: z.email('Type your work e-mail, as name@hotel.com.').max(254),
    property: name('Tell us which property or company it is about.', 160),
    rooms: z
      .int('Type a whole number, or leave it empty.')
      .min(1, 'Type a number of 1 or more, or leave it empty.')
      .max(100_000, 'Type a number below 100,000.')
      .nullable(),
    message: text('Write a sentence or two.', LEAD_MESSAGE_MAX_CHARS),
    system: z
      .string()
      .trim()
      .max(160, 'At most 160 characters, please.')
      .nullable()
      .describe(
        'for an integration request: which system, and which version of it; for an answer to an offer: its number',
      ),
    consent: z.literal(true, 'Please agree that we use this to answer you.'),
    website: z.string().max(500).describe('hidden from people; only bots fill it in'),
  })
  .meta({ id: 'LeadForm' });
export type LeadForm = z.infer<typeof LeadForm>;

/** An enquiry as operators read it. */
export const Lead = z
  .object({
    id: z.string(),
    reference: z.string(),
    kind: LeadKind,
    brand: z.string().describe('key of the brand whose site it came from'),
    name: z.string(),
    email: z.string(),
    property: z.string(),
    rooms: z.int().nullable(),
    message: z.string(),
    system: z.string().nullable(),
    createdAt: z.iso.datetime(),
    handledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Lead' });
export type Lead = z.infer<typeof Lead>;

/** Enquiries: anyone may send one, only operators read them. */
export const leadOperations = {
  'POST /api/leads': {
    summary: 'Send an enquiry to the operator; returns a reference number',
    tag: 'leads',
    auth: 'public',
    may: 'anybody',
    body: LeadForm,
    status: 201,
    roundTrips: 7,
    response: z.object({ reference: z.string() }),
    problems: ['bad-input', 'rate-limited', 'idempotency-mismatch'],
  },
  'GET /api/staff/leads': {
    summary:
      'List enquiries, newest first; for operators, a partner’s operators see only those of their brand',
    tag: 'leads',
    auth: 'operator',
    may: 'operator',
    query: z.object({
      state: z.enum(['open', 'handled', 'all']).default('open'),
      search: z.string().trim().max(120).default(''),
    }),
    status: 200,
    roundTrips: 3,
    response: z.object({ leads: z.array(Lead), more: z.boolean() }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/leads/{id}/handled': {
    summary: 'Mark an enquiry as handled or reopen it',
    tag: 'leads',
    auth: 'operator',
    may: 'operator',
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.object({ handled: z.boolean() }),
    status: 200,
    roundTrips: 4,
    response: Lead,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const satisfies Record<string, OperationSpec>;
