import { box, disc } from './path-data.ts';
import type { Group, Mark, Part, Tone } from './scene.ts';
import { limb, line, shape, solid } from './shapes.ts';

/**
 * A person: round shoulders, no face. `x` and `y` are the position of the feet; 200 high at scale 1.
 * `reach` is where the hand is, relative to the shoulder's middle.
 */
export function figure(
  x: number,
  y: number,
  tone: Tone,
  {
    scale = 1,
    flip = false,
    reach,
  }: { scale?: number; flip?: boolean; reach?: readonly [number, number] } = {},
): Group {
  const body: Part[] = [shape(disc(0, -176, 22), 'card'), shape('M-36 0V-108a36 36 0 0 1 72 0V0Z', tone)];
  if (reach) {
    const [dx, dy] = reach;
    body.push(...limb(`M14 -104q${dx * 0.3} ${Math.max(dy, 0) + 40} ${dx} ${dy + 24}`, tone));
    body.push(shape(disc(14 + dx, -104 + dy + 24, 9), 'card'));
  }
  return { x, y, scale, flip, parts: body };
}

/** The bow tie that tells the butler from the guests; drawn over a `figure` at the same place. */
export const bowTie = (x: number, y: number, scale = 1): Group => ({
  x,
  y: y - 140 * scale,
  scale,
  parts: [solid('M0 0L-13 -8V8ZM0 0L13 -8V8Z', 'accent'), solid(disc(0, 0, 3.5), 'accent')],
});

/** A suitcase on wheels with its handle out; `x`, `y`: middle of its base. */
export const suitcase = (x: number, y: number, tone: Tone = 'wash'): Group => ({
  x,
  y,
  parts: [
    line('M-10 -74V-108H10V-74'),
    shape(box(-28, -76, 56, 70, 9), tone),
    line('M-12 -62V-20M12 -62V-20'),
    solid(disc(-17, -2, 5), 'ink'),
    solid(disc(17, -2, 5), 'ink'),
  ],
});

/** The desk bell, Bellkey's own mark; `x`, `y`: middle of its base. */
export const deskBell = (x: number, y: number, scale = 1): Group => ({
  x,
  y,
  scale,
  parts: [
    shape('M-26 -8a26 26 0 0 1 52 0Z', 'wash'),
    line('M-32 0H32'),
    line('M0 -34V-40'),
    shape(disc(0, -46, 6), 'accent'),
  ],
});

/** A covered plate on a tray; `x`, `y`: middle of the tray. */
export const cloche = (x: number, y: number): Group => ({
  x,
  y,
  parts: [
    shape('M-40 -5a40 40 0 0 1 80 0Z', 'wash'),
    shape(disc(0, -51, 6), 'accent'),
    line('M-56 0H56', 'ink', 5),
  ],
});

/** A potted plant; `x`, `y`: middle of its base. */
export const plant = (x: number, y: number): Group => ({
  x,
  y,
  parts: [
    shape('M0 -50C-44 -62 -48 -104 -42 -128C-14 -118 0 -92 0 -50Z', 'wash'),
    shape('M0 -50C44 -58 52 -92 50 -112C20 -106 2 -84 0 -50Z', 'wash'),
    shape('M0 -50C-16 -92 -8 -134 4 -156C18 -130 20 -92 0 -50Z', 'accent'),
    shape('M-26 -52H26L19 0H-19Z', 'card'),
  ],
});

/**
 * The promise line: the product's one recurring figure. `filled` from 0 to 1; ticks are at the ends and where given.
 */
export function promiseLine(
  x: number,
  y: number,
  width: number,
  filled: number,
  ticks: readonly number[] = [],
): Group {
  const end = filled * width;
  const parts: Mark[] = [line(`M0 0H${width}`, 'line', 4)];
  if (filled > 0) parts.push(line(`M0 0H${end}`, 'accent', 5));
  for (const at of [0, ...ticks, 1]) {
    parts.push(solid(disc(at * width, 0, 6), at <= filled ? 'accent' : 'line'));
  }
  if (filled > 0 && filled < 1) parts.push({ d: disc(end, 0, 9), fill: 'card', stroke: 'accent', width: 5 });
  return { x, y, parts };
}

/** Placeholder text, too small to read: bars of the given widths, one below the other. */
export const words = (x: number, y: number, widths: readonly number[], tone: Tone = 'line'): Mark[] =>
  widths.map((width, row) => line(`M${x} ${y + row * 20}h${width}`, tone, 8));

/** A pattern that looks like a QR code but encodes nothing; `size` is its edge. */
export function code(x: number, y: number, size: number, tone: Tone = 'ink'): Group {
  const finder = (dx: number, dy: number): Mark[] => [
    { d: box(dx + 0.5, dy + 0.5, 6, 6, 1.2), stroke: tone, width: 1 },
    solid(box(dx + 2, dy + 2, 3, 3, 0.6), tone),
  ];
  const modules =
    'M9 0h2v2h-2ZM12 1h1v3h-1ZM9 4h2v2h-2ZM0 9h2v1h-2ZM3 9h3v2h-3ZM8 8h3v2h-3ZM12 7h2v2h-2ZM15 9h2v2h-2ZM19 8h2v2h-2Z' +
    'M0 12h3v1h-3ZM5 12h2v1h-2ZM9 12h2v2h-2ZM13 11h2v3h-2ZM18 12h3v2h-3ZM8 16h2v2h-2ZM11 15h2v2h-2ZM15 16h3v2h-3Z' +
    'M19 16h2v2h-2ZM9 19h3v2h-3ZM14 19h2v2h-2ZM18 19h3v2h-3Z';
  return {
    x,
    y,
    scale: size / 21,
    parts: [...finder(0, 0), ...finder(14, 0), ...finder(0, 14), solid(modules, tone)],
  };
}

/** An upright phone with an empty screen; `x`, `y`: its top left corner. */
export const phone = (x: number, y: number, width: number, height: number): Mark[] => [
  shape(box(x, y, width, height, width * 0.15), 'card'),
  line(`M${x + width * 0.38} ${y + 18}h${width * 0.24}`, 'line', 6),
];

/** The floor under the figures. */
export const floor = (y: number, from = 40, to = 760): Mark => line(`M${from} ${y}H${to}`);
