import { box, disc } from './path-data.ts';
import { deskBell, figure, floor, plant, suitcase } from './props.ts';
import type { Group, Mark, Scene } from './scene.ts';
import { limb, line, shape, solid } from './shapes.ts';

const COLUMNS = 6;
const ROWS = 3;
/** Position of the missing key. */
const MISSING = 9;

const key = (x: number, y: number): Group => ({
  x,
  y,
  parts: [{ d: disc(0, 8, 7), stroke: 'ink', width: 3 }, line('M0 15V34M0 28H7')],
});

const emptyHook = (x: number, y: number): Group => ({
  x,
  y,
  parts: [
    solid(box(-27, -11, 54, 56, 10), 'wash'),
    line('M-10 22H-21L-13 8V28', 'accent'),
    { d: box(-5, 8, 10, 20, 5), stroke: 'accent', width: 3 },
    line('M21 22H10L18 8V28', 'accent'),
  ],
});

const keyBoard: (Group | Mark)[] = Array.from({ length: COLUMNS * ROWS }, (_, place) => {
  const x = 366 + (place % COLUMNS) * 60;
  const y = 64 + Math.floor(place / COLUMNS) * 62;
  return place === MISSING ? emptyHook(x, y) : key(x, y);
});

/** A front desk with a queue in front of it and one key missing from the board behind it. */
export const busyFrontDesk: Scene = {
  width: 800,
  height: 600,
  parts: [
    shape(box(324, 38, 384, 204, 14), 'card'),
    ...keyBoard,
    shape(disc(160, 150, 46), 'card'),
    line('M160 122V150L180 162'),
    figure(470, 440, 'ink', { scale: 1.1 }),
    figure(620, 440, 'wash', { scale: 1.1 }),
    ...limb('M596 326Q560 352 566 392', 'wash'),
    shape(box(318, 402, 412, 118, 0), 'paper'),
    line('M360 436V520M690 436V520', 'line'),
    shape(box(296, 384, 456, 22, 11), 'ink'),
    deskBell(372, 384, 1.1),
    line('M520 382V350H560V382', 'ink'),
    solid(box(524, 354, 32, 28), 'card'),
    figure(70, 520, 'wash', { scale: 0.98 }),
    suitcase(124, 520, 'card'),
    figure(174, 520, 'card', { scale: 1.06 }),
    figure(250, 520, 'wash', { reach: [96, -66] }),
    suitcase(288, 520, 'card'),
    plant(748, 520),
    floor(520, 20, 784),
  ],
};
