import sharp from 'sharp';
import type { Answer, Guest, Staff } from '../test-callers.ts';

/** Where a picture says that it was taken. */
export const SECRET_IN_PICTURE = 'Villa Mirabellus';

/** A picture as a phone makes it: on its side, with the place it was taken in its metadata. */
export const phonePicture = (width = 3000, height = 1500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .withExif({ IFD0: { ImageDescription: SECRET_IN_PICTURE, Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Uploads a photo as a guest's browser does. */
export const uploadPhoto = (
  guest: Guest,
  clientId: string,
  picture: Uint8Array,
  type = 'image/jpeg',
): Promise<Answer> =>
  guest.call(`POST /api/guest/photos?clientId=${clientId}`, {
    rawBody: new Uint8Array(picture),
    headers: { 'content-type': type },
  });

/** Uploads a photo as the browser of a member of the staff does. */
export const uploadStaffPhoto = (staff: Staff, clientId: string, picture: Uint8Array): Promise<Answer> =>
  staff.call(`POST /api/staff/photos?clientId=${clientId}`, {
    rawBody: new Uint8Array(picture),
    headers: { 'content-type': 'image/jpeg' },
  });

/** Sends a message with photos. */
export const sendWithPhotos = (
  guest: Guest,
  body: string,
  photoIds: string[],
  clientId = `line-${photoIds.join('').slice(0, 30)}`,
): Promise<Answer> => guest.call('POST /api/guest/messages', { body: { clientId, body, photoIds } });
