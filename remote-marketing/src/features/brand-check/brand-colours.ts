import { type Colour, contrastOf, mixInOklab, parseHex } from '@bellkey/shared/colour';

/** The three colours that a brand brings. */
export interface BrandColours {
  primary: Colour;
  secondary: Colour;
  accent: Colour;
}

/** The pages' tokens under a brand, in one colour scheme. */
export interface DerivedColours {
  paper: Colour;
  card: Colour;
  ink: Colour;
  accentInk: Colour;
  accentWash: Colour;
  link: Colour;
  /** The colour of success, which no brand changes. */
  goodInk: Colour;
  goodWash: Colour;
}

export type Scheme = 'light' | 'dark';

const fixed = (hex: string): Colour => parseHex(hex) ?? { red: 0, green: 0, blue: 0 };
const BLACK = fixed('#000000');
const WHITE = fixed('#ffffff');
const GOOD = fixed('#10b981');

/** Derives them with the same shares as the design tokens; a test compares the two. */
export function deriveColours(brand: BrandColours, scheme: Scheme): DerivedColours {
  if (scheme === 'light') {
    const paper = fixed('#fbf9f5');
    return {
      paper,
      card: fixed('#fffefb'),
      ink: mixInOklab(brand.primary, 0.92, BLACK),
      accentInk: mixInOklab(brand.accent, 0.58, BLACK),
      accentWash: mixInOklab(brand.accent, 0.12, paper),
      link: mixInOklab(brand.secondary, 0.7, BLACK),
      goodInk: mixInOklab(GOOD, 0.58, BLACK),
      goodWash: mixInOklab(GOOD, 0.12, paper),
    };
  }
  const paper = fixed('#14171c');
  return {
    paper,
    card: fixed('#1f242c'),
    ink: fixed('#f1ede4'),
    accentInk: mixInOklab(brand.accent, 0.72, WHITE),
    accentWash: mixInOklab(brand.accent, 0.16, paper),
    link: mixInOklab(brand.secondary, 0.52, WHITE),
    goodInk: mixInOklab(GOOD, 0.72, WHITE),
    goodWash: mixInOklab(GOOD, 0.16, paper),
  };
}

/** Minimum contrast of text under 24 px (WCAG 2.2, level AA). */
export const LEAST_CONTRAST = 4.5;

/** One pair of text and background, and whether it is readable. */
export interface ContrastCheck {
  what: string;
  ratio: number;
  passes: boolean;
}

/** Every pair that a brand decides, in one colour scheme. */
export function checkContrast(brand: BrandColours, scheme: Scheme): ContrastCheck[] {
  const { paper, ink, accentInk, accentWash, link } = deriveColours(brand, scheme);
  const check = (what: string, text: Colour, ground: Colour): ContrastCheck => {
    const ratio = contrastOf(text, ground);
    return { what, ratio, passes: ratio >= LEAST_CONTRAST };
  };
  return [
    check('Text on paper', ink, paper),
    check('Links on paper', link, paper),
    check('Accent on paper', accentInk, paper),
    check('Accent on its tint', accentInk, accentWash),
    check('Buttons', paper, ink),
  ];
}

/** Parses three hex colours; null when one of them is invalid. */
export function parseBrandColours(hex: Record<keyof BrandColours, string>): BrandColours | null {
  const primary = parseHex(hex.primary);
  const secondary = parseHex(hex.secondary);
  const accent = parseHex(hex.accent);
  return primary && secondary && accent ? { primary, secondary, accent } : null;
}
