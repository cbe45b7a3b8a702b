import { z } from 'zod';
import { ById, InProperty } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';
import { Department, PropertySummary } from '../property/property.ts';
import { JoinCode, Membership, StaffRegistration, StaffRole } from './staff.ts';

/** Staff membership: the signed-in person, requests to join, and decisions about them. */
export const registrationOperations = {
  'GET /api/staff/me': {
    summary: 'Get the signed-in person and their memberships',
    tag: 'staff',
    auth: 'identity',
    may: 'signed-in',
    demo: true,
    status: 200,
    roundTrips: 8,
    response: z.object({
      uid: z.string(),
      email: z.string().nullable(),
      name: z.string().nullable(),
      memberships: z.array(Membership),
      operator: z
        .object({ brand: z.string().nullable().describe('null: of the whole platform') })
        .optional()
        .describe('whether the person may read enquiries, of the whole platform or of a co-brand'),
      operatorNeedsSecondFactor: z
        .literal(true)
        .optional()
        .describe('instead of `operator`, for an operator who has to sign in with a second factor'),
      secondFactor: z
        .boolean()
        .optional()
        .describe('whether this sign-in has a second factor; an older API does not say'),
    }),
    problems: ['unauthenticated'],
  },
  'POST /api/staff/join-code/resolve': {
    summary: 'Resolve a join code to its property and departments; submits nothing',
    tag: 'staff',
    auth: 'public',
    may: 'anybody',
    body: z.object({ joinCode: z.string().trim().min(1).max(40) }),
    status: 200,
    roundTrips: 9,
    response: z.object({ property: PropertySummary, departments: z.array(Department) }),
    problems: ['unknown-join-code', 'rate-limited'],
  },
  'POST /api/staff/registrations': {
    summary: 'Ask to join a property’s staff; returns the open request when there is one',
    tag: 'staff',
    auth: 'identity',
    may: 'signed-in',
    body: z.object({
      fullName: nameSchema(120, 2),
      joinCode: z.string().trim().min(1).max(40),
      departments: z.array(z.string().max(64)).min(1).max(20),
      jobTitle: nameSchema(80, 0).optional(),
      languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(20),
    }),
    status: 200,
    roundTrips: 14,
    response: Membership,
    problems: ['unauthenticated', 'unknown-join-code', 'rate-limited', 'bad-input', 'too-many-applicants'],
  },
  'GET /api/staff/registrations': {
    summary: 'List requests to join, longest wait first; for managers and owners',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-staff',
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ registrations: z.array(StaffRegistration) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/registrations/{id}/decision': {
    summary: 'Approve or decline a request to join; never one’s own, never for a role above one’s own',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-staff',
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      decision: z.enum(['approve', 'reject']),
      role: StaffRole.optional().describe('the role to approve for; as asked for when absent'),
      reason: z.string().trim().max(500).optional().describe('required to reject; the person reads it'),
    }),
    status: 200,
    roundTrips: 2,
    response: StaffRegistration,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'already-decided',
      'reason-required',
      'email-not-verified',
    ],
  },
  'GET /api/staff/join-code': {
    summary: 'Get the code that people need to ask to join; for managers and owners',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-staff',
    // A property that has no code yet gets one.
    transaction: 'write',
    query: InProperty,
    status: 200,
    roundTrips: 2,
    response: JoinCode,
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/join-code/rotate': {
    summary: 'Replace the join code; the old one stops working at once',
    tag: 'staff',
    auth: 'staff',
    may: 'manage-staff',
    idempotent: true,
    query: InProperty,
    status: 200,
    // One more with an Idempotency-Key, whose claim goes first.
    roundTrips: 2,
    response: JoinCode,
    problems: ['unauthenticated', 'forbidden'],
  },
} as const;
