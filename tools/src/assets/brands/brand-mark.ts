import type { BrandProfile } from '@bellkey/shared/brand';

/** A brand's mark on a grid of 48: the figure, and the shape of its tile. */
interface BrandMark {
  /** Corner radius of the tile; 24 makes a roundel. */
  radius: number;
  /** The drawing; `on` is the colour on the tile, `accent` a light tint of the brand's accent. `weight` thickens lines for small sizes. */
  draw(colours: { tile: string; on: string; accent: string }, weight: number): string;
}

const PAPER = '#fbf9f5';

/** Bellkey's desk bell, the same drawing as in the top bar. */
const bell: BrandMark = {
  radius: 13,
  draw: ({ on, accent }, weight) =>
    `<g fill="none" stroke="${on}" stroke-width="${2.6 * weight}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path fill="${accent}" fill-opacity=".35" d="M12 30a12 12 0 0 1 24 0Z"/><path d="M10 35.5H38M24 16.4V18"/></g>` +
    `<circle cx="24" cy="13" r="${2.6 + weight * 0.9}" fill="${accent}"/>`,
};

/** Harbourline's harbour: two mooring posts, and the tide between them as the bar of an H. */
const harbour: BrandMark = {
  radius: 24,
  draw: ({ tile, on, accent }, weight) => {
    const wave = 'M9.5 27.2C12.9 22.6 16 22.6 19.2 25.6S25.6 29.8 28.8 26.8 35.2 22.6 38.5 25.4';
    return (
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      `<path stroke="${on}" stroke-width="${4 * weight}" d="M16.5 12.500V36M31.5 12.500V36"/>` +
      `<path stroke="${tile}" stroke-width="${7 * weight}" d="${wave}"/>` +
      `<path stroke="${accent}" stroke-width="${3.4 * weight}" d="${wave}"/></g>`
    );
  },
};

const marks: Record<string, BrandMark> = { default: bell, harbourline: harbour };

/** A brand without a drawing fails the build, not the product. */
function brandMark(brand: BrandProfile): BrandMark {
  const mark = marks[brand.key];
  if (!mark) throw new Error(`The brand ${brand.key} has no mark in tools/src/assets/brands/brand-mark.ts.`);
  return mark;
}

/** Half white, half the colour: bright enough on the brand's own dark tile. */
function tint(hex: string): string {
  const channel = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) + 255) / 2);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

/** Keeps every mark inside the middle 80 % of a maskable icon. */
const MASKABLE_SCALE = 0.85;

/** Scaled about the tile's middle. */
const scaled = (drawing: string, factor: number): string =>
  factor === 1
    ? drawing
    : `<g transform="translate(24 24) scale(${factor}) translate(-24 -24)">${drawing}</g>`;

interface MarkOptions {
  /** `tile`: rounded, on nothing. `bleed`: fills the square, the mark inside the safe zone of a maskable icon. */
  ground: 'tile' | 'bleed';
  /** 1 for logos; more for sizes at which thin lines would vanish. */
  weight: number;
}

/** The mark of a brand as an SVG document. */
export function markSvg(brand: BrandProfile, { ground, weight }: MarkOptions): string {
  const { draw, radius } = brandMark(brand);
  const tile = brand.colors.primary;
  const drawing = draw({ tile, on: PAPER, accent: tint(brand.colors.accent) }, weight);
  const body =
    ground === 'tile'
      ? `<rect width="48" height="48" rx="${radius}" fill="${tile}"/>${scaled(drawing, (1 + weight) / 2)}`
      : `<path d="M0 0h48v48H0Z" fill="${tile}"/>${scaled(drawing, MASKABLE_SCALE)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">${body}</svg>\n`;
}

/** Small icons need thicker lines than logos. */
export const ICON_WEIGHT = 1.25;

/** The SVG files of a brand, by name. */
export function brandSvgs(brand: BrandProfile): Record<'logo.svg' | 'favicon.svg', string> {
  return {
    'logo.svg': markSvg(brand, { ground: 'tile', weight: 1 }),
    'favicon.svg': markSvg(brand, { ground: 'tile', weight: ICON_WEIGHT }),
  };
}
