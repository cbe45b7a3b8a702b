import type { BrandProfile } from '@bellkey/shared/brand';
import { BOOT_DATA_ID, type BootData, ROOT_ID } from '../../src/app/boot-data.ts';
import { FIRST_LAYOUT } from '../../src/first-layout/first-layout.ts';
import { aboutTags, type PageAbout } from './about-tags.ts';
import { brandStyle } from './brand-style.ts';
import { brandTags } from './brand-tags.ts';
import { inScript } from './escape.ts';
import { fatalBlock, fatalScript } from './fatal-page.ts';
import { firstLayoutScript } from './first-layout-script.ts';

export interface DocumentParts {
  brand: BrandProfile;
  /** What the page says of itself to search engines and link previews. */
  about: PageAbout;
  boot: BootData;
  /** Rendered markup, empty when the browser renders all. */
  body: string;
  /** Whether parts of the page that are far from the screen may wait for their layout. */
  firstLayout: boolean;
  /** In order: the host's, then the page's. */
  styles: Array<{ href: string; integrity?: string | undefined }>;
  /** Run in order, after the document is parsed: the remote's entry and chunks, then the host. */
  scripts: Array<{ src: string; integrity?: string | undefined; shell?: boolean }>;
  fonts: string[];
}

const hashed = (integrity: string | undefined) => (integrity ? ` integrity="${integrity}"` : '');

/** The whole HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { brand, boot } = parts;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    ...aboutTags(brand, parts.about),
    ...brandTags(brand),
    // Before the style sheets: a script after them would keep the document from being read until they are here.
    `<script>${fatalScript}</script>`,
    `<style>${brandStyle(brand)}</style>`,
    ...parts.styles.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}"${integrity ? ` crossorigin="anonymous"${hashed(integrity)}` : ''}>`,
    ),
    ...parts.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...parts.scripts.map(
      ({ src, integrity, shell }) =>
        `<script defer crossorigin="anonymous" src="${src}"${hashed(integrity)}${shell ? ' data-shell' : ''}></script>`,
    ),
    `</head><body${parts.firstLayout ? ` ${FIRST_LAYOUT}` : ''}>`,
    `<div id="${ROOT_ID}">${parts.body}</div><script>${firstLayoutScript}</script>`,
    // Behind the page, so that the skip link stays the first one.
    fatalBlock,
    `<script type="application/json" id="${BOOT_DATA_ID}">${inScript(boot)}</script>`,
    '</body></html>',
  ].join('');
}
