import { z } from 'zod';
import { InProperty, Instant } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';
import { Department } from '../property/property.ts';
import { Phone } from '../property/settings.ts';
import { StaffRole } from './staff.ts';

/** What a property keeps about a staff member, as they see it themselves. */
export const StaffProfile = z
  .object({
    name: z.string().describe('first name, as guests and colleagues see it'),
    fullName: z.string(),
    email: z.string().nullable().describe('at the time they asked to join'),
    phone: z.string().nullable(),
    jobTitle: z.string().nullable(),
    languages: z.array(z.string()),
    role: StaffRole,
    departments: z.array(Department),
    onDuty: z.boolean(),
    changes: z
      .array(
        z.object({
          at: Instant,
          by: z.string(),
          state: z.enum(['pending', 'approved', 'rejected', 'suspended']),
          role: StaffRole,
          reason: z.string().nullable(),
        }),
      )
      .describe('what was changed about them and by whom, newest first'),
  })
  .meta({ id: 'StaffProfile' });
export type StaffProfile = z.infer<typeof StaffProfile>;

/** A person's own profile at a property, and their sessions. */
export const profileOperations = {
  'GET /api/staff/profile': {
    summary: 'Get what the property keeps about the caller',
    tag: 'staff',
    auth: 'staff',
    may: 'own-profile',
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: StaffProfile,
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/profile': {
    summary: 'Change the caller’s own name, telephone number and languages',
    tag: 'staff',
    auth: 'staff',
    may: 'own-profile',
    idempotent: true,
    query: InProperty,
    body: z.object({
      fullName: nameSchema(120, 2),
      phone: Phone.nullable(),
      languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(20),
    }),
    status: 200,
    roundTrips: 3,
    response: StaffProfile,
    problems: ['unauthenticated', 'forbidden', 'bad-input', 'too-many-requests'],
  },
  'POST /api/staff/sign-out-everywhere': {
    summary:
      'End every session of the caller, and push, on all devices; takes effect everywhere within a minute',
    tag: 'staff',
    auth: 'identity',
    may: 'signed-in',
    status: 204,
    roundTrips: 4,
    problems: ['unauthenticated', 'too-many-requests', 'sign-out-not-possible'],
  },
} as const;
