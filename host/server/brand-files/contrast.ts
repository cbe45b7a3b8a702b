/** The page's background in light mode (`--paper` in tokens.css). */
const PAPER = '#fbf9f5';

/** Relative luminance of a six-digit hex colour, from 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a colour with the page, from 1 to 21 (WCAG 2.2). */
export function contrastWithPaper(colour: string): number {
  const [one, other] = [luminance(colour), luminance(PAPER)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
