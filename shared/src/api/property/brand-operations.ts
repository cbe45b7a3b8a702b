import { z } from 'zod';
import { ById, InProperty } from '../platform/fields.ts';
import { BRAND_MARK_MAX_BYTES, PHOTO_MAX_BYTES, PHOTO_TYPES } from '../platform/limits.ts';
import { nameSchema } from '../platform/name.ts';
import { BrandMark, BrandPicture, ImageHash } from './property-brand.ts';
import { Version } from './settings-services.ts';

const AccentColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Six digits, as #7a1f2b.')
  .transform((hex) => hex.toLowerCase());

const Greeting = z
  .record(z.string().regex(/^[a-z]{2}$/), nameSchema(140))
  .refine((greeting) => Object.keys(greeting).length <= 10, 'At most ten languages.')
  .describe('one line of the front page, by language');

/** The brand of a property, as its managers set it. */
export const BrandState = z
  .object({
    mark: BrandMark.nullable(),
    picture: BrandPicture.nullable(),
    accent: z.string().nullable().describe('as #7a1f2b'),
    greeting: z.record(z.string(), z.string()).describe('by language'),
  })
  .meta({ id: 'BrandState' });
export type BrandState = z.infer<typeof BrandState>;

/** The brand of a property, with the one before it. */
export const BrandSettings = z
  .object({
    brand: BrandState,
    before: BrandState.nullable().describe('what the latest change replaced; null before the first change'),
    version: z.int(),
  })
  .meta({ id: 'BrandSettings' });
export type BrandSettings = z.infer<typeof BrandSettings>;

/** What managers may change about the brand. */
export const BrandChange = z
  .object({
    mark: ImageHash.nullable().describe('an image that was uploaded as a mark'),
    picture: ImageHash.nullable().describe('an image that was uploaded as a picture'),
    accent: AccentColour.nullable(),
    greeting: Greeting,
    version: Version,
  })
  .meta({ id: 'BrandChange' });
export type BrandChange = z.infer<typeof BrandChange>;

const ofManagers = { tag: 'settings', auth: 'staff', may: 'manage-property', query: InProperty } as const;
const Refused = ['unauthenticated', 'forbidden', 'bad-input'] as const;
const Unreadable = [
  ...Refused,
  'photo-type',
  'photo-heic',
  'photo-unreadable',
  'body-too-large',
  'rate-limited',
  'photos-busy',
] as const;

/** The brand of a property: managers set it, anyone sees it. Not part of the demo: strangers would publish pictures. */
export const brandOperations = {
  'GET /api/staff/settings/brand': {
    ...ofManagers,
    summary: 'Get the brand of the property, and the one before it',
    demo: true,
    status: 200,
    roundTrips: 1,
    response: BrandSettings,
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/settings/brand': {
    ...ofManagers,
    summary: 'Set the brand of the property; guests see it with the next page',
    body: BrandChange,
    status: 200,
    roundTrips: 2,
    response: BrandSettings,
    problems: [...Refused, 'version-conflict'],
  },
  'DELETE /api/staff/settings/brand': {
    ...ofManagers,
    summary: 'Remove the brand of the property; it can be restored',
    status: 200,
    roundTrips: 2,
    response: BrandSettings,
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/settings/brand/restore': {
    ...ofManagers,
    summary: 'Restore the brand from before the latest change; again, the one after it',
    body: z.object({ version: Version }),
    status: 200,
    roundTrips: 2,
    response: BrandSettings,
    problems: [...Refused, 'version-conflict'],
  },
  'POST /api/staff/settings/brand/mark': {
    ...ofManagers,
    summary: 'Upload a mark for the brand; one that no brand names is deleted after a day',
    transaction: 'own',
    upload: { types: PHOTO_TYPES, maxBytes: BRAND_MARK_MAX_BYTES },
    status: 201,
    roundTrips: 3,
    response: BrandMark,
    problems: Unreadable,
  },
  'POST /api/staff/settings/brand/picture': {
    ...ofManagers,
    summary: 'Upload a picture for the brand; one that no brand names is deleted after a day',
    transaction: 'own',
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    status: 201,
    roundTrips: 3,
    response: BrandPicture,
    problems: Unreadable,
  },
  'GET /api/staff/settings/brand/images/{id}': {
    ...ofManagers,
    summary: 'Get an uploaded image of the brand by its hash, also before guests see it',
    demo: true,
    params: ById,
    status: 200,
    roundTrips: 1,
    file: 'image/webp',
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'GET /api/properties/at/{subdomain}/brand/{hash}': {
    summary: 'Get an image of the brand of the property at a subdomain, the present one or the one before it',
    tag: 'guest',
    auth: 'public',
    may: 'anybody',
    params: z.object({ subdomain: z.string().min(1).max(64), hash: ImageHash }),
    query: z.object({
      size: z.enum(['full', 'small']).optional().describe('small: a picture at most 800 pixels long'),
    }),
    status: 200,
    roundTrips: 3,
    file: 'image/webp',
    problems: ['bad-input', 'not-found'],
  },
} as const;
