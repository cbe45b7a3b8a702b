import { z } from 'zod';

/** Hash of an image's content, in hex: the same content has the same address, so browsers keep it for good. */
export const ImageHash = z.string().regex(/^[0-9a-f]{32}$/);

const imageFields = {
  hash: ImageHash,
  width: z.int().describe('pixels'),
  height: z.int().describe('pixels'),
};

/** The mark of a property: its logo, as WebP without metadata. */
export const BrandMark = z
  .object({
    ...imageFields,
    ground: z
      .enum(['own', 'any', 'light', 'dark'])
      .describe(
        'own: it has no transparent parts; any: it shows on light and dark pages; light, dark: it shows on pages of that kind only, elsewhere it gets a plate',
      ),
  })
  .meta({ id: 'BrandMark' });
export type BrandMark = z.infer<typeof BrandMark>;

/** The picture of a property, for its front page and the first screen of the chat. */
export const BrandPicture = z
  .object({ ...imageFields, colour: z.string().describe('what shows while it loads, as #7a6a55') })
  .meta({ id: 'BrandPicture' });
export type BrandPicture = z.infer<typeof BrandPicture>;

/** Colours derived from a property's accent; text of it has 4.5:1 on every surface, and so has text on it. */
export const BrandAccent = z
  .object({
    colour: z.string().describe('the accent itself, as #7a1f2b'),
    on: z.enum(['#000000', '#ffffff']).describe('text on the accent'),
    light: z.string().describe('text of the accent on light pages'),
    dark: z.string().describe('text of the accent on dark pages'),
  })
  .meta({ id: 'BrandAccent' });
export type BrandAccent = z.infer<typeof BrandAccent>;

/** How a property looks to its guests. */
export const PropertyBrand = z
  .object({ mark: BrandMark.nullable(), picture: BrandPicture.nullable(), accent: BrandAccent.nullable() })
  .meta({ id: 'PropertyBrand' });
export type PropertyBrand = z.infer<typeof PropertyBrand>;
