import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { brandImages } from '../../../platform/database/schema/property-tables.ts';
import type { DecodePicture } from '../../../platform/pictures/decode-pictures.ts';
import { loadProperty } from '../../properties/property-summary.ts';
import type { CardMark } from './draw-mark.ts';

/** A stored mark: what is known of it, and its content as WebP. */
type StoredMark = Omit<CardMark, 'png'> & { content: Uint8Array };

/** The mark of this scope's property; null without one. */
export async function loadMark(scope: PropertyScope): Promise<StoredMark | null> {
  const mark = (await loadProperty(scope)).brand?.mark;
  if (!mark) return null;
  const [row] = await scope.db
    .select({ content: brandImages.content })
    .from(brandImages)
    .where(scope.own(brandImages, eq(brandImages.hash, mark.hash)));
  return row ? { ...row, width: mark.width, height: mark.height, onDark: mark.ground === 'dark' } : null;
}

/** A mark in the format that PDF takes. A sheet is printed without it rather than not at all. */
export async function printableMark(
  mark: StoredMark | null,
  propertyId: string,
  decode: DecodePicture,
): Promise<CardMark | undefined> {
  if (!mark) return undefined;
  const { content, ...rest } = mark;
  const png = await decode(content, propertyId, (open) => open(content).png().toBuffer());
  return png.ok ? { ...rest, png: png.value } : undefined;
}
