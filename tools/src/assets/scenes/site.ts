import {
  box,
  code,
  deskBell,
  disc,
  figure,
  floor,
  line,
  plant,
  promiseLine,
  shape,
  words,
} from '@bellkey/shared/drawing';
import { chip, doorway, picture } from './frames.ts';

/** A key's tag as hotels hang them; `x`: its middle, which is below its hook. */
const tag = (x: number, tone: 'card' | 'wash') => [
  line(`M${x} 80V120`),
  shape(disc(x, 134, 14), 'card'),
  line(`M${x} 148V204`, 'line'),
  shape(
    `M${x - 96} 250L${x} 204L${x + 96} 250V466A26 26 0 0 1 ${x + 70} 492H${x - 70}A26 26 0 0 1 ${x - 96} 466Z`,
    tone,
  ),
];

/** One line of a price: what, and how much. */
const priceLine = (y: number, what: number, amount: number) => [
  ...words(244, y, [what]),
  ...words(516 - amount, y, [amount]),
  line(`M244 ${y + 22}H516`, 'line', 3),
];

/** Subjects of link pictures that no page of the public site shows. */
export const siteScenes = {
  /** One key, two names: partners. */
  twoNames: picture(
    line('M80 80H720', 'ink', 6),
    ...tag(250, 'card'),
    deskBell(250, 372, 1.5),
    ...words(200, 412, [100, 64]),
    ...tag(550, 'wash'),
    shape(disc(550, 268, 12), 'card'),
    line('M550 280V372M516 304H584', 'ink', 5),
    line('M500 336C506 386 594 386 600 336', 'ink', 5),
    line('M490 420C506 404 520 436 536 420S566 404 582 420S604 428 610 420', 'accent', 5),
    line('M490 448C506 432 520 464 536 448S566 432 582 448S604 456 610 448', 'accent', 5),
    line('M346 350C386 310 414 390 454 350', 'accent', 6),
    floor(540, 20, 784),
  ),
  /** A sheet with its lines, its sum and a place to sign: proposals. */
  proposal: picture(
    shape(box(204, 40, 352, 480, 14), 'card'),
    line('M244 92h150', 'ink', 10),
    ...words(244, 126, [250, 206]),
    ...priceLine(196, 150, 48),
    ...priceLine(242, 120, 40),
    ...priceLine(288, 170, 56),
    line('M244 338H516', 'ink', 5),
    line('M244 366h84', 'ink', 9),
    line('M432 366h84', 'ink', 9),
    ...chip(244, 396, 130),
    line('M244 482H400', 'line'),
    line('M256 474C276 436 290 490 310 458S346 474 382 446', 'accent', 5),
    figure(660, 540, 'wash', { scale: 1.4, reach: [-108, -50] }),
    plant(110, 540),
    floor(540, 20, 784),
  ),
  /** A property that gets its sign and its first code: signing up. */
  newProperty: picture(
    shape('M196 262L400 122L604 262V540H196Z', 'card'),
    line('M160 286L400 120L640 286', 'ink', 12),
    shape(box(232, 340, 84, 84, 8), 'wash'),
    line('M274 340V424M232 382H316'),
    ...doorway(346, 540, 108, 200),
    shape(box(318, 262, 164, 52, 12), 'paper'),
    deskBell(350, 304, 0.5),
    ...words(378, 288, [80]),
    shape(box(486, 340, 84, 104, 8), 'paper'),
    code(500, 352, 56),
    promiseLine(502, 428, 52, 0.5),
    figure(690, 540, 'ink', { scale: 1.3, reach: [-100, -70] }),
    plant(110, 540),
    floor(540, 20, 784),
  ),
} as const;
