import { box } from './path-data.ts';
import { code, figure, floor, phone, plant, promiseLine, words } from './props.ts';
import type { Scene } from './scene.ts';
import { line, shape, solid } from './shapes.ts';

/** A guest holds a phone over the printed code on a table; next to it, large, what the phone sees. */
export const scanningACode: Scene = {
  width: 800,
  height: 600,
  parts: [
    plant(66, 520),
    figure(190, 520, 'wash', { scale: 1.5, reach: [74, -8] }),
    // The phone in the hand, and what it scans.
    solid('M330 352L398 344L398 420L330 372Z', 'wash'),
    shape(box(312, 326, 22, 60, 6), 'ink'),
    shape('M376 328H468L480 432H364Z', 'card'),
    code(392, 344, 62),
    line('M390 420H454', 'line', 6),
    shape(box(346, 432, 154, 16, 8), 'ink'),
    line('M423 448V520M388 520H458'),
    ...phone(540, 70, 210, 410),
    code(593, 158, 104),
    line('M572 168V138H602M718 168V138H688M572 252V282H602M718 252V282H688', 'accent', 6),
    line('M562 210H728', 'accent', 4),
    ...words(572, 326, [120, 84]),
    promiseLine(576, 408, 140, 0, [0.4]),
    floor(520, 20, 784),
  ],
};
