/**
 * Colour of a drawing. On a page these are design tokens, so every brand and dark mode tint the drawing; in an image
 * file they are the default brand's light colours.
 */
export type Tone = 'ink' | 'accent' | 'wash' | 'paper' | 'card' | 'line';

/** One path. Without `stroke` it has no outline, without `fill` it is only an outline. */
export interface Mark {
  /** SVG path data. */
  d: string;
  fill?: Tone;
  stroke?: Tone;
  /** Stroke width in the scene's pixels. */
  width?: number;
}

/** Shapes that are moved, mirrored or scaled together. */
export interface Group {
  x: number;
  y: number;
  /** Default 1. */
  scale?: number;
  /** Mirrored from left to right. */
  flip?: boolean;
  parts: readonly Part[];
}

export type Part = Mark | Group;

/** An illustration as data: React draws it inline with the brand's tokens, the asset builder writes it as an SVG file. */
export interface Scene {
  width: number;
  height: number;
  parts: readonly Part[];
}

export const isGroup = (part: Part): part is Group => 'parts' in part;

/** The `transform` attribute of a group. */
export function transformOf({ x, y, scale = 1, flip = false }: Group): string {
  const move = `translate(${x} ${y})`;
  return scale === 1 && !flip ? move : `${move} scale(${flip ? -scale : scale} ${scale})`;
}
