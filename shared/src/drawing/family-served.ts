import { box, disc } from './path-data.ts';
import { bowTie, cloche, figure, floor, promiseLine, words } from './props.ts';
import type { Scene } from './scene.ts';
import { limb, line, shape, solid } from './shapes.ts';

/** A family on a sofa has asked by phone; the butler is at the door with what they asked for. */
export const familyServed: Scene = {
  width: 800,
  height: 600,
  parts: [
    // The door and the butler in it.
    shape(box(560, 120, 190, 400, 0), 'paper'),
    solid(box(572, 132, 166, 388, 0), 'wash'),
    line('M572 520V132H738V520'),
    figure(660, 520, 'ink', { scale: 1.5 }),
    bowTie(660, 520, 1.5),
    ...limb('M632 372Q590 420 566 396', 'ink'),
    shape(disc(562, 394, 10), 'card'),
    cloche(550, 376),
    // The family, seen over the sofa's arm.
    figure(150, 478, 'card', { scale: 1.2 }),
    figure(390, 478, 'wash', { scale: 1.14 }),
    figure(284, 478, 'ink', { scale: 0.8 }),
    shape(box(50, 400, 440, 84, 26), 'paper'),
    ...limb('M172 372Q212 424 226 392', 'card'),
    shape(box(216, 346, 30, 52, 7), 'card'),
    shape(disc(226, 394, 10), 'card'),
    shape(box(30, 366, 62, 126, 28), 'paper'),
    shape(box(448, 366, 62, 126, 28), 'paper'),
    line('M70 492V520M470 492V520'),
    // What they asked, with its clock.
    shape(box(222, 84, 232, 128, 18), 'card'),
    ...words(248, 120, [96]),
    solid(box(382, 108, 48, 22, 11), 'wash'),
    promiseLine(252, 172, 172, 0.72, [0.3]),
    solid('M252 206H292V214H252Z', 'card'),
    line('M254 212L244 246L290 212'),
    floor(520, 20, 784),
  ],
};
