import { PHOTO_MAX_EDGE_PX } from '@bellkey/shared/api';
import type { Outcome } from '../../platform/outcome/outcome.ts';
import type { DecodePicture, OpenPicture } from '../../platform/pictures/decode-pictures.ts';

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

/** Writes a photo again: upright, scaled, without metadata and without anything that was hidden in the file. */
export const createPhotoPreparation =
  (decode: DecodePicture): PreparePhoto =>
  (bytes, propertyId) =>
    decode(bytes, propertyId, (open) => rewrite(open, bytes));

async function rewrite(open: OpenPicture, bytes: Uint8Array): Promise<PreparedPhoto> {
  const within = (edge: number) =>
    ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;
  const { data, info } = await open(bytes)
    .resize(within(PHOTO_MAX_EDGE_PX))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: PICTURE_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await open(data)
    .resize(within(THUMBNAIL_EDGE_PX))
    .jpeg({ quality: THUMBNAIL_QUALITY })
    .toBuffer();
  return { width: info.width, height: info.height, picture: data, thumbnail };
}
