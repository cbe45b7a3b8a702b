import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import { Department, PropertySummary } from '../property/property.ts';
import { Presence } from './shift.ts';

export const StaffRole = z
  .enum(['staff', 'agent', 'manager', 'owner', 'developer'])
  .meta({ id: 'StaffRole' });
export type StaffRole = z.infer<typeof StaffRole>;

export const Membership = z
  .object({
    id: Id,
    property: PropertySummary,
    role: StaffRole,
    state: z
      .enum(['pending', 'approved', 'rejected', 'suspended', 'expired'])
      .describe('expired: requested and not decided within 14 days'),
    departments: z.array(z.string()),
    departmentNames: z
      .array(z.string())
      .optional()
      .describe('as the property calls them, in the order of `departments`; absent from an older API'),
    name: z.string(),
    submittedAt: Instant.nullable().describe(
      'when the person asked to join; null for those who never had to',
    ),
    reason: z.string().nullable().describe('why the request was declined'),
    awaitsEmail: z
      .boolean()
      .optional()
      .describe('joined by an invitation: approved once the e-mail is verified, without a decision'),
    secondFactorRequired: z
      .boolean()
      .optional()
      .describe(
        'for managers and owners: whether the property is closed to a sign-in without a second factor',
      ),
    presence: Presence.optional().describe('of approved members; absent from an older API'),
  })
  .meta({ id: 'Membership' });
export type Membership = z.infer<typeof Membership>;

/** A person who asks to join a property's staff, as its managers see them. */
export const StaffRegistration = z
  .object({
    id: Id,
    fullName: z.string(),
    email: z.string().nullable().describe('as the person gave it to the identity provider'),
    emailVerified: z.boolean().describe('without it the request cannot be approved'),
    jobTitle: z.string().nullable(),
    departments: z.array(Department),
    languages: z.array(z.string()),
    role: StaffRole,
    state: z.enum(['pending', 'approved', 'rejected']),
    submittedAt: Instant,
    expiresAt: Instant.describe('when the request lapses undecided'),
  })
  .meta({ id: 'StaffRegistration' });
export type StaffRegistration = z.infer<typeof StaffRegistration>;

/**
 * The code that a manager gives to people who want to join: typed by them, replaceable at any time, good only for
 * asking.
 */
export const JoinCode = z.object({ code: z.string().length(8), rotatedAt: Instant }).meta({ id: 'JoinCode' });
export type JoinCode = z.infer<typeof JoinCode>;
