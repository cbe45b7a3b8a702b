import { escapeHtml } from '../document/escape.ts';

/** Input of a brand's mark. */
export interface BrandMark {
  /** Colour of the tile. */
  tile: string;
  letter: string;
  /** Path data on a grid of 48; the letter is drawn without it. */
  path?: string | undefined;
}

const PAPER = '#fbf9f5';

/** A brand's logo and favicon: its mark, or its first letter, on a tile that fills a maskable icon's safe zone. */
export function brandMarkSvg({ tile, letter, path }: BrandMark): string {
  const drawn = path
    ? `<path d="${path}" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<text x="24" y="33" text-anchor="middle" font-family="Georgia, serif" font-size="26" fill="${PAPER}">${escapeHtml(letter)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><rect width="48" height="48" rx="13" fill="${tile}"/>${drawn}</svg>\n`;
}
