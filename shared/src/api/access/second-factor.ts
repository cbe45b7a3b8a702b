import { z } from 'zod';
import type { OperationSpec } from './operation-spec.ts';

/** Whether a property requires a second factor of its managers and owners. */
const SecondFactorRequirement = z.object({ required: z.boolean() });

export const secondFactorOperations = {
  'PUT /api/staff/second-factor': {
    summary:
      'Require a second factor of managers and owners, or stop requiring it; an owner whose own sign-in has none cannot require it',
    tag: 'staff',
    auth: 'staff',
    may: 'require-second-factor',
    query: z.object({ property: z.string().min(1).max(64).describe('property id') }),
    body: SecondFactorRequirement,
    status: 200,
    roundTrips: 1,
    response: SecondFactorRequirement,
    problems: ['unauthenticated', 'forbidden', 'second-factor-required'],
  },
} as const satisfies Record<string, OperationSpec>;
