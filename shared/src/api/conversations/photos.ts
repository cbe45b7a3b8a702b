import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { MESSAGE_MAX_PHOTOS, PHOTO_MAX_BYTES, PHOTO_TYPES } from '../platform/limits.ts';

/** A photo as it is kept: turned upright, scaled, without metadata, as JPEG. */
export const Photo = z
  .object({ id: Id, width: z.int().describe('pixels'), height: z.int().describe('pixels') })
  .meta({ id: 'Photo' });
export type Photo = z.infer<typeof Photo>;

/** A photo of a request. */
export const RequestPhoto = z
  .object({
    photo: Photo,
    takenFrom: Id.nullable().describe(
      'the message that it came with; null: staff attached it to the request',
    ),
    sentAt: Instant,
  })
  .meta({ id: 'RequestPhoto' });
export type RequestPhoto = z.infer<typeof RequestPhoto>;

/** Photos that come with a text of the staff, each for one text. */
export const StaffPhotoIds = z.array(Id).max(MESSAGE_MAX_PHOTOS).optional();

const ClientId = z.string().min(8).max(64).describe('a repeat gets the first photo again');
const PhotoSize = z.enum(['full', 'thumbnail']).optional().describe('thumbnail: at most 320 pixels long');

/** Photos of guests and staff, and who may look at them. */
export const photoOperations = {
  'POST /api/guest/photos': {
    summary: 'Keep a photo for a message that will name it; unsent ones are deleted after a day',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    transaction: 'own',
    query: z.object({ clientId: ClientId }),
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    status: 201,
    roundTrips: 4,
    response: Photo,
    problems: [
      'no-session',
      'session-expired',
      'photo-type',
      'photo-heic',
      'photo-unreadable',
      'body-too-large',
      'too-many-photos',
      'rate-limited',
      'photos-busy',
    ],
  },
  'GET /api/guest/photos/{id}': {
    summary: 'Get a photo of the caller’s conversation',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    params: ById,
    query: z.object({ size: PhotoSize }),
    status: 200,
    roundTrips: 1,
    file: 'image/jpeg',
    problems: ['no-session', 'session-expired', 'not-found'],
  },
  'POST /api/staff/photos': {
    summary: 'Keep a photo for a request or note that will name it; unused ones are deleted after a day',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    transaction: 'own',
    query: InProperty.extend({ clientId: ClientId.optional() }),
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    status: 201,
    roundTrips: 4,
    response: Photo,
    problems: [
      'unauthenticated',
      'forbidden',
      'photo-type',
      'photo-heic',
      'photo-unreadable',
      'body-too-large',
      'rate-limited',
      'photos-busy',
    ],
  },
  'GET /api/staff/photos/{id}': {
    summary: 'Get a photo of a conversation or request that the caller may read',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    params: ById,
    query: InProperty.extend({ size: PhotoSize }),
    status: 200,
    roundTrips: 1,
    file: 'image/jpeg',
    problems: ['not-found'],
  },
} as const;
