import type { BrandProfile } from '@bellkey/shared/brand';
import { PROPERTY_STYLE_ID } from '@bellkey/shared/property-style';
import { html, raw } from 'hono/html';
import { BOOT_DATA_ID, type BootData, ROOT_ID } from '../../src/app/boot-data.ts';
import { FIRST_LAYOUT } from '../../src/first-layout/first-layout.ts';
import { LATE_HEADINGS } from '../../src/first-layout/late-headings-mark.ts';
import { aboutTags, type PageAbout } from './about-tags.ts';
import { brandStyle } from './brand-style.ts';
import { brandTags } from './brand-tags.ts';
import { inScript } from './escape.ts';
import { fatalBlock, fatalScript } from './fatal-page.ts';
import { earlyFormScript } from './scripts/early-form-script.ts';
import { firstLayoutScript } from './scripts/first-layout-script.ts';
import { lateHeadingsScript } from './scripts/late-headings-script.ts';

/** The brand of a property, for the head of its page. */
export interface PropertyParts {
  style: string;
  /** Images to load before the style sheets, each with the screens that show it. */
  images: ReadonlyArray<{ href: string; media: string | null }>;
}

export interface DocumentParts {
  brand: BrandProfile;
  /** Metadata for search engines and link previews. */
  about: PageAbout;
  boot: BootData;
  /** Style of the property whose page it is; null or absent on all others. */
  property?: PropertyParts | null;
  /** Rendered markup, empty when the browser renders everything. */
  body: string;
  /** Whether parts of the page far from the screen may defer their layout. */
  firstLayout: boolean;
  /** Whether the page has forms that work before its scripts are here. */
  forms: boolean;
  /** Whether headings get their font when the page is usable. */
  lateHeadings: boolean;
  /** In order: the host's, then the page's. */
  styles: Array<{ href: string; integrity?: string | undefined }>;
  /** Run in order, after the document is parsed: the remote's entry and chunks, then the host. */
  scripts: Array<{ src: string; integrity?: string | undefined; shell?: boolean }>;
  fonts: string[];
}

const hashed = (integrity: string | undefined) => (integrity ? html` integrity="${integrity}"` : '');
const checked = (integrity: string | undefined) =>
  integrity ? html` crossorigin="anonymous"${hashed(integrity)}` : '';

/** The property's brand over the product's, and its images before the style sheets that show them. */
const propertyTags = (property: DocumentParts['property']) =>
  property
    ? [
        html`<style id="${PROPERTY_STYLE_ID}">${raw(property.style)}</style>`,
        ...property.images.map(
          ({ href, media }) =>
            html`<link rel="preload" as="image" type="image/webp" href="${href}"${media ? html` media="${media}"` : ''}>`,
        ),
      ]
    : [];

/** The complete HTML document. Everything in it is escaped except what is marked as markup or script with `raw`. */
export async function renderDocument(parts: DocumentParts): Promise<string> {
  const { brand, boot } = parts;
  const markup = await Promise.all([
    html`<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    html`<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">`,
    ...aboutTags(brand, parts.about),
    ...brandTags(brand),
    // Before the style sheets: a script after them would block parsing until they are loaded.
    html`<script>${raw(fatalScript)}</script>`,
    html`<style>${raw(brandStyle(brand))}</style>`,
    ...propertyTags(parts.property),
    ...parts.styles.map(
      ({ href, integrity }) => html`<link rel="stylesheet" href="${href}"${checked(integrity)}>`,
    ),
    ...parts.fonts.map(
      (href) => html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...parts.scripts.map(
      ({ src, integrity, shell }) =>
        html`<script defer crossorigin="anonymous" src="${src}"${hashed(integrity)}${raw(shell ? ' data-shell' : '')}></script>`,
    ),
    html`</head><body${raw(parts.firstLayout ? ` ${FIRST_LAYOUT}` : '')}${raw(parts.lateHeadings ? ` ${LATE_HEADINGS}` : '')}>`,
    html`<div id="${ROOT_ID}">${raw(parts.body)}</div>`,
    parts.lateHeadings ? html`<script>${raw(lateHeadingsScript)}</script>` : '',
    html`<script>${raw(firstLayoutScript)}</script>`,
    parts.forms ? html`<script>${raw(earlyFormScript)}</script>` : '',
    // After the page, so that the skip link stays first.
    raw(fatalBlock),
    html`<script type="application/json" id="${BOOT_DATA_ID}">${raw(inScript(boot))}</script>`,
    html`</body></html>`,
  ]);
  return markup.join('');
}
