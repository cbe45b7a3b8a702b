import type { BrandProfile } from '@bellkey/shared/brand';
import { html } from 'hono/html';
import type { Markup } from './markup.ts';

/** The page's background in dark mode (`--paper` in tokens.css), which is also the browser bar's. */
const DARK_PAPER = '#14171c';

/** Icons, manifest and bar colour of a brand. */
export function brandTags(brand: BrandProfile): Markup[] {
  return [
    html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.colors.primary}">`,
    html`<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${DARK_PAPER}">`,
    // A picture if there is one: Chromium draws an SVG as a separate document, in the page's thread and before the
    // page is ready.
    ...(brand.onlySvg
      ? [html`<link rel="icon" type="image/svg+xml" href="${brand.favicon}">`]
      : [
          html`<link rel="icon" type="image/png" sizes="48x48" href="/brand/${brand.key}/favicon-48.png">`,
          html`<link rel="apple-touch-icon" href="/brand/${brand.key}/icon-192.png">`,
        ]),
    html`<meta name="apple-mobile-web-app-title" content="${brand.name}">`,
    html`<link rel="manifest" href="/manifest.webmanifest">`,
  ];
}
