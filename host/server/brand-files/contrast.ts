import { contrastOf, parseHex } from '@bellkey/shared/colour';

/** The page's background in light mode (`--paper` in tokens.css). */
const PAPER = '#fbf9f5';

/** Contrast of a six-digit hex colour with the page, from 1 to 21 (WCAG 2.2). */
export function contrastWithPaper(colour: string): number {
  const [one, other] = [parseHex(colour), parseHex(PAPER)];
  return one && other ? contrastOf(one, other) : 1;
}
