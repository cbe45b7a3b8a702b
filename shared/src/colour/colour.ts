/** A colour in sRGB, each channel from 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
}

/** Parses `#1f2937` or `1f2937`; null for anything else. */
export function parseHex(text: string): Colour | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return { red: channel(0), green: channel(2), blue: channel(4) };
}

/** `#1f2937`. Channels outside of sRGB are clipped, as on a screen. */
export function toHex({ red, green, blue }: Colour): string {
  const part = (value: number) =>
    Math.round(clamp(value) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/**
 * What CSS makes of `color-mix(in oklab, first share, second)`.
 *
 * @param share of the first colour, from 0 to 1
 */
export function mixInOklab(first: Colour, share: number, second: Colour): Colour {
  const from = toOklab(first);
  const to = toOklab(second);
  const [l, a, b] = from.map((value, index) => value * share + (to[index] ?? 0) * (1 - share));
  return fromOklab([l ?? 0, a ?? 0, b ?? 0]);
}

/** WCAG 2 contrast of two opaque colours: 1 (none) to 21 (black on white). */
export function contrastOf(first: Colour, second: Colour): number {
  const [lighter, darker] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;

function luminanceOf({ red, green, blue }: Colour): number {
  return 0.2126 * toLinear(clamp(red)) + 0.7152 * toLinear(clamp(green)) + 0.0722 * toLinear(clamp(blue));
}

type Oklab = [l: number, a: number, b: number];

/** Matrices of the OKLab definition (Björn Ottosson, 2020), as CSS Color 4 uses them. */
function toOklab(colour: Colour): Oklab {
  const r = toLinear(colour.red);
  const g = toLinear(colour.green);
  const b = toLinear(colour.blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Oklab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}
