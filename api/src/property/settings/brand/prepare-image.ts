import { createHash } from 'node:crypto';
import {
  BRAND_MARK_MAX_PX,
  BRAND_PICTURE_MAX_EDGE_PX,
  BRAND_SMALL_PICTURE_MAX_EDGE_PX,
  type BrandMark,
  type BrandPicture,
} from '@bellkey/shared/api';
import type { OpenPicture } from '../../../platform/pictures/decode-pictures.ts';
import { groundOf } from './mark-ground.ts';

const MARK_QUALITY = 90;
const PICTURE_QUALITY = 76;
/** Edge of the copy whose pixels are looked at. */
const SAMPLE_PX = 64;

/** An image as it is kept. */
export interface PreparedImage<Details extends BrandMark | BrandPicture = BrandMark | BrandPicture> {
  details: Details;
  content: Uint8Array;
  small: Uint8Array | null;
}

/** The first 128 bits: enough that no two images of a property share it. */
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Writes a mark again: within its size, its transparent border cut off. Null: nothing of it shows. */
export async function prepareMark(
  open: OpenPicture,
  bytes: Uint8Array,
): Promise<PreparedImage<BrandMark> | null> {
  const upright = await open(bytes).ensureAlpha().png({ compressionLevel: 1 }).toBuffer();
  const sample = await open(upright)
    .resize({ width: SAMPLE_PX, height: SAMPLE_PX, fit: 'fill' })
    .raw()
    .toBuffer();
  const ground = groundOf(sample);
  if (ground === null) return null;
  const cut =
    ground === 'own'
      ? upright
      : await open(upright)
          .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
          .png({ compressionLevel: 1 })
          .toBuffer();
  const { data, info } = await open(cut)
    .resize({ ...BRAND_MARK_MAX_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: MARK_QUALITY, alphaQuality: 100, effort: 5 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { details: { hash: hashOf(data), width, height, ground }, content: data, small: null };
}

/** Writes a picture again, in two sizes. */
export async function preparePicture(
  open: OpenPicture,
  bytes: Uint8Array,
): Promise<PreparedImage<BrandPicture>> {
  const within = (from: Uint8Array, edge: number) =>
    open(from)
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: PICTURE_QUALITY });
  const { data, info } = await within(bytes, BRAND_PICTURE_MAX_EDGE_PX).toBuffer({ resolveWithObject: true });
  const small = await within(data, BRAND_SMALL_PICTURE_MAX_EDGE_PX).toBuffer();
  const average = await open(data)
    .resize({ width: 1, height: 1, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const { width, height } = info;
  const colour = `#${average.subarray(0, 3).toString('hex')}`;
  return { details: { hash: hashOf(data), width, height, colour }, content: data, small };
}
