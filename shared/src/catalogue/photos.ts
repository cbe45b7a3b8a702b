import { type AssetText, defineGroup } from './entry/define-group.ts';
import { PRODUCT_PHOTO } from './entry/sizes.ts';

/** A device's light or dark. */
export type PictureTheme = 'light' | 'dark';

const taken = (alt: string, what: string, ...tags: string[]): AssetText => ({
  alt,
  description: `${what} A screenshot of the product on the demo property, which is made up.`,
  tags,
});

/** Screens of the product, photographed by one command (`npm run screens`). */
export const productPhotos = defineGroup(
  { folder: 'product', type: 'photo', category: 'hotel', dimensions: PRODUCT_PHOTO, ending: 'webp' },
  {
    guestChat: taken(
      'Two phones with the guest’s chat: a request card with its clock, and an answer that names its source',
      'The guest’s chat with the hotel.',
      'chat',
      'guest',
    ),
    flatRequest: taken(
      'A request card of Apartment 3B with the times asked and promised',
      'One request and its promise, in a flat.',
      'request',
      'promise',
    ),
    staffQueue: {
      ...taken(
        'The staff’s list of requests with rooms, departments and minutes left',
        'The staff’s queue.',
        'staff',
        'queue',
      ),
      category: 'dashboard',
    },
    flatConversation: {
      ...taken(
        'A conversation about a door code that the host has taken over from the assistant',
        'The host’s chat with a guest.',
        'host',
        'chat',
      ),
      category: 'dashboard',
    },
  },
);

export type PhotoKey = keyof typeof productPhotos;

/** One file of a photograph. */
export interface PictureFile {
  url: string;
  theme: PictureTheme;
  format: 'avif' | 'webp';
  /** In pixels; the height follows from the catalogue's size. */
  width: number;
}

const { width } = PRODUCT_PHOTO;

/** Photographs that show a brand's bar or colours, with the brands other than the default that have their own. */
const BRANDED: Partial<Record<PhotoKey, readonly string[]>> = {
  guestChat: ['harbourline'],
  flatRequest: ['harbourline'],
  flatConversation: ['harbourline'],
};

/** Keys of the brands that have a photograph of their own. */
export const photoBrands = (key: PhotoKey): readonly string[] => ['default', ...(BRANDED[key] ?? [])];

/**
 * Every file of a photograph: light and dark, at once and twice the size, in the smaller and the more widely supported
 * format.
 *
 * @param brand key of a brand; one without its own photograph gets the default brand's
 */
export function pictureFiles(key: PhotoKey, brand: string): PictureFile[] {
  const own = BRANDED[key]?.includes(brand) ? `-${brand}` : '';
  const stem = productPhotos[key].url.replace(/\.webp$/, own);
  return (['light', 'dark'] as const).flatMap((theme) =>
    (['avif', 'webp'] as const).flatMap((format) =>
      [1, 2].map((times) => ({
        url: `${stem}${theme === 'dark' ? '-dark' : ''}${times === 2 ? '-2x' : ''}.${format}`,
        theme,
        format,
        width: width * times,
      })),
    ),
  );
}
