import createLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { done, type Outcome, refused } from '../outcome/outcome.ts';
import { pictureTypeOf } from './picture-type.ts';

/** The most pixels that are decoded: 40 MP take 160 MB while they are. */
const MAX_PIXELS = 40_000_000;
/** The longest that one step of a picture may take, in whole seconds. */
const TIMEOUT_SECONDS = 8;
/** Pictures that wait while another is decoded; with 5 MB each, they occupy little. */
const MOST_WAITING = 8;
/** Pictures of one property that are decoded or wait, so that its guests cannot keep out those of others. */
const MOST_OF_PROPERTY = 3;

/** Opens a picture: of what was sent, which is upright then, or of what a step before has made. */
export type OpenPicture = (bytes: Uint8Array) => Sharp;

/**
 * Decodes a picture of a property and makes something of it, or says why not. `make` gets the bytes and must write what
 * it returns by {@link OpenPicture}; whatever it throws is a damaged picture.
 */
export type DecodePicture = <T>(
  bytes: Uint8Array,
  propertyId: string,
  make: (open: OpenPicture) => Promise<T>,
) => Promise<Outcome<T>>;

/** Decodes one picture at a time, on a thread of its own. */
export function createPictureDecoding({
  mostWaiting = MOST_WAITING,
  mostOfProperty = MOST_OF_PROPERTY,
} = {}): DecodePicture {
  const oneAtATime = createLimit(1);
  const ofProperty = new Map<string, number>();
  return async (bytes, propertyId, make) => {
    const type = pictureTypeOf(bytes);
    if (type === null) return refused('photo-type');
    if (type === 'heic') return refused('photo-heic');
    const own = ofProperty.get(propertyId) ?? 0;
    if (own >= mostOfProperty || oneAtATime.activeCount + oneAtATime.pendingCount > mostWaiting)
      return refused('photos-busy', { retryAfterSeconds: 3 });
    ofProperty.set(propertyId, own + 1);
    try {
      return await oneAtATime(() => decode(make));
    } finally {
      const left = (ofProperty.get(propertyId) ?? 1) - 1;
      if (left > 0) ofProperty.set(propertyId, left);
      else ofProperty.delete(propertyId);
    }
  };
}

async function decode<T>(make: (open: OpenPicture) => Promise<T>): Promise<Outcome<T>> {
  // Loaded with the first picture: most processes of a quiet hotel never need it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    return done(
      await make((bytes) =>
        sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .autoOrient(),
      ),
    );
  } catch {
    // Whatever its file says: sharp reports a damaged picture, a bomb and a timeout alike, by an error.
    return refused('photo-unreadable');
  }
}
