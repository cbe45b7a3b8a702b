import type { BrandProfile } from '@bellkey/shared/brand';
import { BOOT_DATA_ID, type BootData, ROOT_ID } from '../../src/app/boot-data.ts';
import { brandStyle } from './brand-style.ts';
import { fatalBlock, fatalScript } from './fatal-page.ts';

export interface DocumentParts {
  brand: BrandProfile;
  title: string;
  description: string;
  noindex: boolean;
  boot: BootData;
  /** Rendered markup, empty when the browser renders all. */
  body: string;
  /** In order: the host's, then the page's. */
  styles: string[];
  /** Run in order, after the document is parsed: the remote's entry and chunks, then the host. */
  scripts: Array<{ src: string; integrity?: string; shell?: boolean }>;
  fonts: string[];
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
/** JSON that can stand in a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The whole HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { brand, boot } = parts;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.description ? `<meta name="description" content="${escapeHtml(parts.description)}">` : '',
    parts.noindex ? '<meta name="robots" content="noindex">' : '',
    `<meta name="theme-color" content="${brand.colors.primary}">`,
    `<link rel="icon" type="image/svg+xml" href="${brand.favicon}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${brandStyle(brand)}</style>`,
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...parts.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<script>${fatalScript}</script>`,
    ...parts.scripts.map(
      ({ src, integrity, shell }) =>
        `<script defer crossorigin="anonymous" src="${src}"${integrity ? ` integrity="${integrity}"` : ''}${shell ? ' data-shell' : ''}></script>`,
    ),
    `</head><body><div id="${ROOT_ID}">${parts.body}</div>`,
    fatalBlock,
    `<script type="application/json" id="${BOOT_DATA_ID}">${inScript(boot)}</script>`,
    '</body></html>',
  ].join('');
}
