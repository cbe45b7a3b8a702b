import { box, disc, line, type Part, type Scene, solid, type Tone } from '@bellkey/shared/drawing';
import { towels } from './frames.ts';

const outlined = (d: string, fill: Tone): Part => ({ d, fill, stroke: 'ink', width: 4 });

/** An arm of the portrait's size. */
const arm = (d: string, tone: Tone): Part[] => [
  ...(tone === 'ink' ? [] : [line(d, 'ink', 62)]),
  line(d, tone, 54),
];
const hand = (x: number, y: number): Part => outlined(disc(x, y, 26), 'card');

/** A role as a half figure in an arch, with its tools. Without a face, because it shows no real person. */
function portrait(
  tone: Tone,
  behind: readonly Part[],
  before: readonly Part[],
  hair: readonly Part[] = [],
): Scene {
  return {
    width: 640,
    height: 800,
    parts: [
      solid('M80 800V340a240 240 0 0 1 480 0V800Z', 'wash'),
      ...behind,
      outlined('M178 800V556a142 142 0 0 1 284 0V800Z', tone),
      outlined(disc(320, 318, 82), 'card'),
      ...hair,
      ...before,
    ],
  };
}

const bell = (x: number, y: number): Part[] => [
  outlined(`M${x - 62} ${y - 16}a62 62 0 0 1 124 0Z`, 'wash'),
  line(`M${x - 76} ${y}h152M${x} ${y - 78}v-12`, 'ink', 5),
  outlined(disc(x, y - 102, 13), 'accent'),
];

/** The roles that work with the product. */
export const teamScenes = {
  frontDesk: portrait(
    'card',
    [],
    [
      solid('M320 424L288 452V480L320 462L352 480V452Z', 'accent'),
      outlined(box(40, 690, 560, 150, 0), 'paper'),
      outlined(box(20, 666, 600, 32, 16), 'ink'),
      ...bell(468, 662),
      outlined(box(120, 570, 150, 96, 10), 'card'),
      line('M195 666V676M150 606h70M150 632h46', 'line', 8),
    ],
  ),
  concierge: portrait(
    'ink',
    [],
    [
      line('M500 690V300', 'ink', 6),
      outlined('M500 304L596 342L500 380Z', 'accent'),
      ...arm('M424 560Q470 640 500 622', 'ink'),
      hand(500, 616),
      outlined('M130 640L210 616L290 640L370 616V746L290 770L210 746L130 770Z', 'card'),
      line('M210 616V746M290 640V770', 'line', 4),
      line('M156 700C190 660 220 740 256 700S320 690 340 660', 'accent', 5),
      ...arm('M206 566Q160 650 168 690', 'ink'),
      hand(170, 700),
    ],
  ),
  housekeeping: portrait(
    'card',
    [],
    [
      line('M284 440L320 478L356 440', 'ink', 4),
      { x: 320, y: 676, scale: 1.9, parts: [towels(0, 0, 4)] },
      ...arm('M198 566Q170 690 250 690', 'card'),
      ...arm('M442 566Q470 690 390 690', 'card'),
      hand(262, 690),
      hand(378, 690),
    ],
  ),
  maintenance: portrait(
    'paper',
    [],
    [
      line('M262 800V450M378 800V450', 'ink', 5),
      solid('M266 800V640H374V800Z', 'accent'),
      outlined('M262 640H378V800H262Z', 'accent'),
      ...arm('M442 566Q520 620 506 520', 'paper'),
      outlined(
        'M548 330L522 356L496 330L522 304A46 46 0 0 0 466 362L474 372V486C474 512 518 512 518 486V396A46 46 0 0 0 548 330Z',
        'card',
      ),
      hand(500, 500),
      outlined(box(60, 690, 190, 150, 16), 'ink'),
      line('M118 690V662a16 16 0 0 1 16 -16h42a16 16 0 0 1 16 16V690', 'ink', 7),
      line('M60 746H250', 'card', 4),
      ...arm('M198 566Q140 600 152 640', 'paper'),
      hand(155, 648),
    ],
  ),
  kitchen: portrait(
    'card',
    [],
    [
      line('M320 440V590', 'line', 4),
      ...[480, 524].flatMap((y) => [solid(disc(296, y, 8), 'ink'), solid(disc(344, y, 8), 'ink')]),
      outlined('M214 690a106 104 0 0 1 212 0Z', 'paper'),
      outlined(disc(320, 572, 14), 'accent'),
      line('M100 696H540', 'ink', 10),
      ...arm('M190 576Q150 700 196 734', 'card'),
      ...arm('M450 576Q490 700 444 734', 'card'),
      hand(206, 730),
      hand(434, 730),
    ],
    [
      outlined(
        'M250 280C196 276 184 206 238 194C246 150 394 150 402 194C456 206 444 276 390 280V300H250Z',
        'card',
      ),
      line('M250 276H390', 'ink', 4),
    ],
  ),
  dutyManager: portrait(
    'ink',
    [outlined(disc(494, 250, 62), 'card'), line('M494 210V250L522 268', 'ink', 6)],
    [
      outlined('M274 448L320 560L366 448C352 430 288 430 274 448Z', 'card'),
      solid('M308 458H332L340 540L320 566L300 540Z', 'accent'),
      ...arm('M214 570Q150 690 226 684', 'ink'),
      outlined(box(214, 560, 84, 146, 16), 'card'),
      line('M232 604h48', 'line', 8),
      line('M232 630h34', 'accent', 8),
      hand(236, 694),
    ],
  ),
};
