import type { BrandMark } from '@bellkey/shared/api';
import { contrastOf, parseHex, type Scheme, SURFACES } from '@bellkey/shared/colour';

/** Below this a pixel shows the page behind it. */
const OPAQUE = 128;
/** A mark with fewer transparent pixels than this share has its own ground, as a photo or a filled square. */
const TRANSPARENT_SHARE = 0.02;
/** A part of a mark with less contrast than this is lost on the page. */
const LEAST_CONTRAST = 2;
/** A mark may lose this share of itself, as the shade of a letter. */
const MOST_LOST = 0.2;

/**
 * On which pages a mark shows.
 *
 * @param pixels red, green, blue and alpha of each, 0 to 255
 * @returns null when nothing of it is opaque
 */
export function groundOf(pixels: Uint8Array): BrandMark['ground'] | null {
  const total = pixels.length / 4;
  const opaque: Array<{ red: number; green: number; blue: number }> = [];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < OPAQUE) continue;
    const channel = (offset: number) => (pixels[at + offset] ?? 0) / 255;
    opaque.push({ red: channel(0), green: channel(1), blue: channel(2) });
  }
  if (opaque.length === 0) return null;
  if (total - opaque.length < total * TRANSPARENT_SHARE) return 'own';
  const showsOn = (scheme: Scheme) => {
    const paper = parseHex(SURFACES[scheme].papers[0]);
    const lost = opaque.filter((pixel) => paper && contrastOf(pixel, paper) < LEAST_CONTRAST);
    return lost.length <= opaque.length * MOST_LOST;
  };
  const [light, dark] = [showsOn('light'), showsOn('dark')];
  if (light && dark) return 'any';
  // One that is lost on both is at least on paper, where logos are drawn.
  return dark ? 'dark' : 'light';
}
