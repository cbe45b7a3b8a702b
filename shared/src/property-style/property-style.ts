import type { PropertyBrand } from '../api/index.ts';

/** What the style of a property is made of. */
export type StyledProperty = { slug?: string | undefined; brand?: PropertyBrand | undefined };

/** Id of the style element in the server's HTML. */
export const PROPERTY_STYLE_ID = 'property-style';

/** Height of the mark in the bar, and the most width that it takes there. */
const MARK_PX = { height: 34, maxWidth: 104 };
/** Space around a mark on its plate. */
const PLATE_SPACE_PX = 4;
/** Where pictures of 800 pixels are enough, whatever the screen's density. */
const PHONE = '(max-width:599px)';
const LIGHT_PLATE = '#fffefb';
const DARK_PLATE = '#14171c';

type Declarations = Record<string, string>;

const block = (declarations: Declarations) =>
  `:root{${Object.entries(declarations)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** The address of an image of the property; it never changes what it shows. */
export const brandImageUrl = (apiBaseUrl: string, slug: string, hash: string, size?: 'small'): string =>
  `${apiBaseUrl}/api/properties/at/${encodeURIComponent(slug)}/brand/${hash}${size ? `?size=${size}` : ''}`;

/** Images that the first screen shows, and on which screens; null for all. */
export function brandImages({ slug, brand }: StyledProperty, apiBaseUrl: string, picture: boolean) {
  if (!brand || slug === undefined) return [];
  const mark = brand.mark ? [{ href: brandImageUrl(apiBaseUrl, slug, brand.mark.hash), media: null }] : [];
  if (!brand.picture || !picture) return mark;
  const { hash } = brand.picture;
  return [
    ...mark,
    { href: brandImageUrl(apiBaseUrl, slug, hash, 'small'), media: PHONE },
    { href: brandImageUrl(apiBaseUrl, slug, hash), media: `not all and ${PHONE}` },
  ];
}

/** Custom properties of a brand: the basis, and what differs on dark pages, with forced colours, and on phones. */
export interface BrandVariables {
  light: Declarations;
  dark: Declarations;
  forced: Declarations;
  phone: Declarations;
}

/** The custom properties of a brand, whose names are without the leading dashes. */
export function brandVariables(
  { mark, picture, accent }: PropertyBrand,
  urlOf: (hash: string, size?: 'small') => string,
): BrandVariables {
  const light: Declarations = {};
  const dark: Declarations = {};
  const forced: Declarations = {};
  const phone: Declarations = {};
  const url = (hash: string, size?: 'small') => `url("${urlOf(hash, size)}")`;
  if (accent) {
    Object.assign(light, {
      'brand-accent': accent.colour,
      'accent-ink': accent.light,
      'property-accent': accent.colour,
      'property-on-accent': accent.on,
    });
    dark['accent-ink'] = accent.dark;
  }
  if (mark) {
    const hasPlate = { light: mark.ground === 'dark', dark: mark.ground === 'light' };
    const space = (plate: boolean) => (plate ? `${PLATE_SPACE_PX}px` : '0');
    const height = MARK_PX.height - (hasPlate.light || hasPlate.dark ? 2 * PLATE_SPACE_PX : 0);
    const width = Math.round((height * mark.width) / mark.height) + MARK_PX.height - height;
    Object.assign(light, {
      'property-mark': url(mark.hash),
      'property-mark-width': `${Math.min(MARK_PX.maxWidth, width)}px`,
      'property-mark-radius': mark.ground === 'any' ? '0' : '8px',
      'property-mark-ground': hasPlate.light ? DARK_PLATE : 'transparent',
      'property-mark-space': space(hasPlate.light),
      'property-mark-text': 'transparent',
    });
    dark['property-mark-ground'] = hasPlate.dark ? LIGHT_PLATE : 'transparent';
    dark['property-mark-space'] = space(hasPlate.dark);
    // The page's colours are the reader's own there: the mark brings its plate.
    forced['property-mark-ground'] = hasPlate.light ? DARK_PLATE : LIGHT_PLATE;
  }
  if (picture) {
    Object.assign(light, {
      'property-picture': url(picture.hash),
      'property-picture-colour': picture.colour,
      'property-picture-content': '""',
    });
    phone['property-picture'] = url(picture.hash, 'small');
  }
  return { light, dark, forced, phone };
}

/**
 * The style sheet that gives guests' pages the brand of their property: custom properties only, so that every page
 * decides where it uses them. Empty for a property without a brand. Nothing that people typed gets in: hashes, numbers
 * and colours that the API has written.
 */
export function propertyStyle({ slug, brand }: StyledProperty, apiBaseUrl: string): string {
  if (!brand || slug === undefined) return '';
  const { light, dark, forced, phone } = brandVariables(brand, (hash, size) =>
    brandImageUrl(apiBaseUrl, slug, hash, size),
  );
  const at = (condition: string, declarations: Declarations) =>
    Object.keys(declarations).length > 0 ? `@media ${condition}{${block(declarations)}}` : '';
  return [
    block(light),
    at('(prefers-color-scheme:dark)', dark),
    at('(forced-colors:active)', forced),
    at(PHONE, phone),
  ].join('');
}
