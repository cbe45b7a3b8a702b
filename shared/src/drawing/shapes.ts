import type { Mark, Tone } from './scene.ts';

/** An outlined surface. */
export const shape = (d: string, fill: Tone = 'card'): Mark => ({ d, fill, stroke: 'ink', width: 3 });

/** A surface without an outline. */
export const solid = (d: string, fill: Tone): Mark => ({ d, fill });

/** A line. */
export const line = (d: string, stroke: Tone = 'ink', width = 3): Mark => ({ d, stroke, width });

/** A limb: a thick round line that keeps the outline of the body it belongs to. */
export const limb = (d: string, tone: Tone): readonly Mark[] =>
  tone === 'ink' ? [line(d, 'ink', 20)] : [line(d, 'ink', 22), line(d, tone, 16)];
