import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';
import { Department, PropertySummary } from '../property/property.ts';
import { Membership, StaffRole } from './staff.ts';

/** A staff member, as the property's managers see them. */
export const TeamMember = z
  .object({
    id: Id,
    name: z.string(),
    fullName: z.string().nullable(),
    email: z.string().nullable(),
    jobTitle: z.string().nullable(),
    role: StaffRole,
    state: z.enum(['approved', 'suspended']),
    departments: z.array(z.string()).describe('their keys'),
    onDuty: z.boolean(),
    lastSeenAt: Instant.nullable().describe('to within a minute; null: not yet'),
    changeable: z
      .boolean()
      .describe('whether the caller may change them: not themselves, nor a role above their own'),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof TeamMember>;

/** An open invitation: not used, revoked or expired. */
export const Invitation = z
  .object({
    id: Id,
    role: StaffRole,
    departments: z.array(z.string()),
    email: z.string().nullable().describe('the only address that may use it; null: any'),
    invitedBy: z.string(),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** One line of the team history: a change of a member, and who made it. */
export const TeamChange = z
  .object({
    at: Instant,
    by: z.string(),
    memberId: Id,
    name: z.string(),
    state: z.enum(['pending', 'approved', 'rejected', 'suspended']),
    role: StaffRole,
    departments: z.array(z.string()).nullable().describe('null in lines from before it was recorded'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'TeamChange' });
export type TeamChange = z.infer<typeof TeamChange>;

/** A role that can be assigned; developers get theirs elsewhere. */
const GrantedRole = StaffRole.exclude(['developer']);
const Departments = z.array(Id).max(30);
const Token = z.string().trim().min(1).max(64);
const Managed = ['unauthenticated', 'forbidden', 'not-found'] as const;

/** Staff members and invitations. */
export const teamOperations = {
  'GET /api/staff/team': {
    summary: 'List staff members, open invitations and the latest changes',
    tag: 'team',
    auth: 'staff',
    may: 'manage-staff',
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({
      members: z.array(TeamMember),
      invitations: z.array(Invitation),
      departments: z.array(Department),
      changes: z.array(TeamChange).describe('newest first'),
    }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/team/{id}': {
    summary: 'Change the role and departments of a member; never one’s own, never above one’s own role',
    tag: 'team',
    auth: 'staff',
    may: 'manage-staff',
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({ role: GrantedRole, departments: Departments }),
    status: 200,
    roundTrips: 3,
    response: TeamMember,
    problems: [...Managed, 'unknown-department', 'illegal-transition'],
  },
  'POST /api/staff/team/{id}/access': {
    summary: 'Suspend a member, restore access, or remove them; takes effect everywhere within a minute',
    tag: 'team',
    auth: 'staff',
    may: 'manage-staff',
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      to: z
        .enum(['suspended', 'approved', 'removed'])
        .describe('a removed person may ask to join again, and a manager decides'),
      reason: z.string().trim().max(500).optional().describe('the removed person reads it'),
    }),
    status: 200,
    roundTrips: 3,
    response: z.object({ id: Id, state: z.enum(['approved', 'suspended', 'rejected']) }),
    problems: [...Managed, 'illegal-transition'],
  },
  'POST /api/staff/invitations': {
    summary: 'Invite a person by a link that works once; its token is returned only once',
    tag: 'team',
    auth: 'staff',
    may: 'manage-staff',
    query: InProperty,
    body: z.object({
      role: GrantedRole,
      departments: Departments,
      email: z
        .email('Type one e-mail address, as name@hotel.com.')
        .max(254)
        .optional()
        .describe('the only address that may use it'),
      days: z.int().min(1).max(30).default(7).describe('how long it can be used'),
    }),
    status: 201,
    roundTrips: 2,
    response: z.object({ invitation: Invitation, token: z.string() }),
    problems: ['unauthenticated', 'forbidden', 'unknown-department', 'settings-full'],
  },
  'POST /api/staff/invitations/{id}/revoke': {
    summary: 'Revoke an unused invitation',
    tag: 'team',
    auth: 'staff',
    may: 'manage-staff',
    idempotent: true,
    params: ById,
    query: InProperty,
    status: 204,
    roundTrips: 2,
    problems: [...Managed],
  },
  'POST /api/staff/invitations/resolve': {
    summary: 'Show what an invitation is for, without using it',
    tag: 'team',
    auth: 'public',
    may: 'anybody',
    body: z.object({ token: Token }),
    status: 200,
    roundTrips: 5,
    response: z.object({
      property: PropertySummary,
      role: StaffRole,
      departments: z.array(Department),
      email: z.string().nullable(),
      invitedBy: z.string(),
      expiresAt: Instant,
    }),
    problems: ['unknown-invitation', 'rate-limited'],
  },
  'POST /api/staff/invitations/accept': {
    summary: 'Accept an invitation; access begins once the e-mail of the account is verified',
    tag: 'team',
    auth: 'identity',
    may: 'signed-in',
    body: z.object({
      token: Token,
      fullName: nameSchema(120, 2),
      languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(20),
    }),
    status: 200,
    roundTrips: 12,
    response: Membership,
    problems: [
      'unauthenticated',
      'unknown-invitation',
      'rate-limited',
      'invitation-for-another',
      'forbidden',
    ],
  },
} as const;
