import { PHOTO_MAX_EDGE_PX } from '@bellkey/shared/api';
import createLimit from 'p-limit';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { photoTypeOf } from './photo-type.ts';

/** The most pixels that are decoded: 40 MP take 160 MB while they are. */
const MAX_PIXELS = 40_000_000;
/** The longest that one step of a photo may take, in whole seconds. */
const TIMEOUT_SECONDS = 8;
/** Photos that wait while another is decoded; with 5 MB each, they occupy little. */
const MOST_WAITING = 8;
/** Photos of one property that are decoded or wait, so that its guests cannot keep out those of others. */
const MOST_OF_PROPERTY = 3;
const THUMBNAIL_EDGE_PX = 320;
const PICTURE_QUALITY = 80;
const THUMBNAIL_QUALITY = 70;

/** A photo as it is kept. */
export interface PreparedPhoto {
  width: number;
  height: number;
  picture: Uint8Array;
  thumbnail: Uint8Array;
}

/** Reads a photo of a property's guest, or says why not. */
export type PreparePhoto = (bytes: Uint8Array, propertyId: string) => Promise<Outcome<PreparedPhoto>>;

/**
 * Decodes one photo at a time, on a thread of its own, and writes it again: upright, scaled, without metadata and
 * without anything that was hidden in the file.
 */
export function createPhotoPreparation({
  mostWaiting = MOST_WAITING,
  mostOfProperty = MOST_OF_PROPERTY,
} = {}): PreparePhoto {
  const oneAtATime = createLimit(1);
  const ofProperty = new Map<string, number>();
  return async (bytes, propertyId) => {
    const type = photoTypeOf(bytes);
    if (type === null) return refused('photo-type');
    if (type === 'heic') return refused('photo-heic');
    const own = ofProperty.get(propertyId) ?? 0;
    if (own >= mostOfProperty || oneAtATime.activeCount + oneAtATime.pendingCount > mostWaiting)
      return refused('photos-busy', { retryAfterSeconds: 3 });
    ofProperty.set(propertyId, own + 1);
    try {
      return await oneAtATime(() => rewrite(bytes));
    } finally {
      const left = (ofProperty.get(propertyId) ?? 1) - 1;
      if (left > 0) ofProperty.set(propertyId, left);
      else ofProperty.delete(propertyId);
    }
  };
}

async function rewrite(bytes: Uint8Array): Promise<Outcome<PreparedPhoto>> {
  // Loaded with the first photo: most processes of a quiet hotel never need it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({
        width: PHOTO_MAX_EDGE_PX,
        height: PHOTO_MAX_EDGE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: PICTURE_QUALITY })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize({
        width: THUMBNAIL_EDGE_PX,
        height: THUMBNAIL_EDGE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: THUMBNAIL_QUALITY })
      .toBuffer();
    return done({ width: info.width, height: info.height, picture: data, thumbnail });
  } catch {
    // Whatever its file says: sharp reports a damaged picture, a bomb and a timeout alike, by an error.
    return refused('photo-unreadable');
  }
}
