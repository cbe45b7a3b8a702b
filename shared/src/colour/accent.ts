import { type Colour, contrastOf, mixInOklab, parseHex, toHex } from './colour.ts';

/** Least contrast of text under 24 px (WCAG 2.2, level AA). */
export const TEXT_CONTRAST = 4.5;

export type Scheme = 'light' | 'dark';

const fixed = (hex: string): Colour => parseHex(hex) ?? { red: 0, green: 0, blue: 0 };
const BLACK = fixed('#000000');
const WHITE = fixed('#ffffff');

/** The surfaces of the design tokens, the page's own first, and the share of the accent in its wash; a test compares. */
export const SURFACES = {
  light: { papers: ['#fbf9f5', '#f3efe7', '#fffefb'], wash: 0.12 },
  dark: { papers: ['#14171c', '#1b1f26', '#1f242c'], wash: 0.16 },
} as const satisfies Record<Scheme, { papers: readonly string[]; wash: number }>;

/** An accent as text in one colour scheme. */
export interface AccentText {
  /** Six-digit hex colour with at least {@link TEXT_CONTRAST} on every surface of the scheme. */
  text: string;
  /** The lowest contrast of the accent itself with a surface, from 1 to 21. */
  ratio: number;
  /** Whether the text had to become darker or lighter than the accent. */
  adjusted: boolean;
}

/** The colours of an accent on pages. */
export interface DerivedAccent extends Record<Scheme, AccentText> {
  /** The accent itself, six digits in lower case. */
  colour: string;
  /** Text on a surface of the accent: black or white, whichever is easier to read; never below {@link TEXT_CONTRAST}. */
  on: '#000000' | '#ffffff';
}

/**
 * Derives the colours of an accent. Text takes the accent itself where it is readable on every surface; elsewhere it is
 * mixed with black or white until it is.
 *
 * @returns null for anything but six hex digits
 */
export function deriveAccent(hex: string): DerivedAccent | null {
  const accent = parseHex(hex);
  if (!accent) return null;
  return {
    colour: toHex(accent),
    on: contrastOf(accent, BLACK) >= contrastOf(accent, WHITE) ? '#000000' : '#ffffff',
    light: textOf(accent, 'light'),
    dark: textOf(accent, 'dark'),
  };
}

function textOf(accent: Colour, scheme: Scheme): AccentText {
  const { papers, wash } = SURFACES[scheme];
  const grounds = papers.map(fixed);
  grounds.push(mixInOklab(accent, wash, fixed(papers[0])));
  const lowest = (colour: Colour) => Math.min(...grounds.map((ground) => contrastOf(colour, ground)));
  const end = scheme === 'light' ? BLACK : WHITE;
  for (let hundredths = 100; hundredths >= 0; hundredths -= 1) {
    const text = toHex(mixInOklab(accent, hundredths / 100, end));
    // As it is on the screen, rounded.
    if (lowest(fixed(text)) >= TEXT_CONTRAST)
      return { text, ratio: lowest(accent), adjusted: hundredths < 100 };
  }
  return { text: toHex(end), ratio: lowest(accent), adjusted: true };
}
