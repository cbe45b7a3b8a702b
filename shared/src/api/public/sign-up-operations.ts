import { z } from 'zod';
import type { OperationSpec } from '../access/operation-spec.ts';
import { InProperty } from '../platform/fields.ts';
import { MAX_PLACES } from '../platform/limits.ts';
import { PropertySummary } from '../property/property.ts';
import {
  CodedPlace,
  CodeSheetFormat,
  CodeToPrint,
  NewProperty,
  PrintedCode,
  SubdomainState,
} from './sign-up.ts';

/** Signing up a property, its subdomain, and the codes of its places. */
export const signUpOperations = {
  'POST /api/properties/subdomain': {
    summary: 'Check whether a subdomain is free and suggest others; reserves nothing',
    tag: 'sign-up',
    auth: 'public',
    may: 'anybody',
    body: z.object({ subdomain: z.string().max(64) }),
    status: 200,
    roundTrips: 6,
    response: z.object({ state: SubdomainState, suggestions: z.array(z.string()) }),
    problems: ['rate-limited'],
  },
  'GET /api/properties/at/{subdomain}': {
    summary: 'Get the public view of the property at a subdomain',
    tag: 'sign-up',
    auth: 'public',
    may: 'anybody',
    params: z.object({ subdomain: z.string().min(1).max(64) }),
    status: 200,
    roundTrips: 3,
    response: PropertySummary,
    problems: ['not-found'],
  },
  'POST /api/staff/properties': {
    summary: 'Create a property with its places, services and texts, owned by the caller; all or nothing',
    tag: 'sign-up',
    auth: 'identity',
    may: 'signed-in',
    body: NewProperty,
    status: 201,
    roundTrips: 24,
    response: z.object({ property: PropertySummary }),
    problems: [
      'unauthenticated',
      'email-not-verified',
      'subdomain-taken',
      'too-many-properties',
      'rate-limited',
      'bad-input',
      'idempotency-mismatch',
    ],
  },
  'GET /api/staff/places': {
    summary: 'List the places of a property and whether each has an active code; for managers and owners',
    tag: 'codes',
    auth: 'staff',
    may: 'manage-property',
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ property: PropertySummary, places: z.array(CodedPlace) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/codes': {
    summary: 'Issue new codes for these places, returned only once; their old codes stop working at once',
    tag: 'codes',
    auth: 'staff',
    may: 'manage-property',
    query: InProperty,
    body: z.object({ placeIds: z.array(z.string().min(1).max(64)).min(1).max(MAX_PLACES) }),
    status: 200,
    roundTrips: 3,
    response: z.object({ codes: z.array(PrintedCode) }),
    problems: ['unauthenticated', 'forbidden', 'not-found', 'too-many-requests'],
  },
  'POST /api/staff/codes/sheet': {
    summary: 'Write a sheet of newly issued codes as a PDF; each has to be active at this property',
    tag: 'codes',
    auth: 'staff',
    may: 'manage-property',
    transaction: 'own',
    query: InProperty,
    body: z.object({
      codes: z.array(CodeToPrint).min(1).max(MAX_PLACES),
      format: CodeSheetFormat,
      languages: z
        .array(z.string().regex(/^[a-z]{2,3}$/))
        .min(1)
        .max(3)
        .optional()
        .describe('of the text; without them, the property’s first languages'),
    }),
    status: 200,
    roundTrips: 2,
    file: 'application/pdf',
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/places/{id}/code/end': {
    summary: 'Revoke the code of a place, and end the guest sessions that it started',
    tag: 'codes',
    auth: 'staff',
    may: 'manage-property',
    params: z.object({ id: z.string().min(1).max(64) }),
    query: InProperty,
    status: 200,
    roundTrips: 3,
    response: z.object({ ended: z.int().describe('number of sessions ended') }),
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'POST /api/staff/places/{id}/sessions/end': {
    summary: 'End all guest sessions of a place and close their streams; its code keeps working',
    tag: 'codes',
    auth: 'staff',
    may: 'manage-property',
    params: z.object({ id: z.string().min(1).max(64) }),
    query: InProperty,
    status: 200,
    roundTrips: 2,
    response: z.object({ ended: z.int().describe('number of sessions ended') }),
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const satisfies Record<string, OperationSpec>;
