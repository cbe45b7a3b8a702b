import type { Mark, Tone } from './scene.ts';

/** Path data of a rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}` +
      `v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}` +
      `a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}` +
      `a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`;

/** Path data of a circle. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** An outlined surface. */
export const shape = (d: string, fill: Tone = 'card'): Mark => ({ d, fill, stroke: 'ink', width: 3 });

/** A surface without an outline. */
export const solid = (d: string, fill: Tone): Mark => ({ d, fill });

/** A line. */
export const line = (d: string, stroke: Tone = 'ink', width = 3): Mark => ({ d, stroke, width });

/** A limb: a thick round line that keeps the outline of the body it belongs to. */
export const limb = (d: string, tone: Tone): readonly Mark[] =>
  tone === 'ink' ? [line(d, 'ink', 20)] : [line(d, 'ink', 22), line(d, tone, 16)];
