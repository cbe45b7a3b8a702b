import {
  box,
  type Group,
  line,
  type Mark,
  type Part,
  type Scene,
  shape,
  solid,
  words,
} from '@bellkey/shared/drawing';

/** A picture of the product-photo size. */
export const picture = (...parts: readonly Part[]): Scene => ({ width: 800, height: 600, parts });

/** A message bubble with lines of unreadable words in it. */
export function bubble(
  x: number,
  y: number,
  width: number,
  rows: readonly number[],
  tone: 'ink' | 'paper' = 'paper',
): Part[] {
  return [
    solid(box(x, y, width, 24 + rows.length * 20, 18), tone),
    ...words(x + 18, y + 22, rows, tone === 'ink' ? 'card' : 'line'),
  ];
}

/** A small rounded label, filled with the accent wash. */
export const chip = (x: number, y: number, width: number): Mark[] => [
  solid(box(x, y, width, 24, 12), 'wash'),
  line(`M${x + 14} ${y + 12}h${width - 28}`, 'accent', 5),
];

/** A desktop window with a heading bar. */
export const appWindow = (x: number, y: number, width: number, height: number): Part[] => [
  shape(box(x, y, width, height, 20), 'card'),
  line(`M${x} ${y + 62}h${width}`, 'line'),
  line(`M${x + 28} ${y + 31}h96`, 'ink', 9),
];

/** A door with its frame, open to a tinted room; `x`, `y`: the lower left corner. */
export const doorway = (x: number, y: number, width: number, height: number): Mark[] => [
  shape(box(x, y - height, width, height), 'paper'),
  solid(box(x + 12, y - height + 12, width - 24, height - 12), 'wash'),
  line(`M${x + 12} ${y}V${y - height + 12}H${x + width - 12}V${y}`),
];

/** Folded towels, one upon the other; `x`, `y`: middle of the lowest one's base. */
export const towels = (x: number, y: number, count = 3): Group => ({
  x,
  y,
  parts: Array.from({ length: count }, (_, index) => [
    shape(box(-46, -22 - index * 22, 92, 22, 10), index % 2 === 0 ? 'card' : 'wash'),
    line(`M-46 ${-11 - index * 22}H20`, 'line', 2),
  ]).flat(),
});
