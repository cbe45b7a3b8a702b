import { busyFrontDesk, familyServed, type Scene, scanningACode } from '@bellkey/shared/drawing';

/** A drawn variant of the Room Not Found page. */
export interface Illustration {
  name: 'busy-front-desk' | 'qr-scanning' | 'family';
  scene: Scene;
  /** What it shows, for those who do not see it. */
  label: string;
}

/** The three variants of the specification, section 2. */
export const illustrations: readonly [Illustration, Illustration, Illustration] = [
  {
    name: 'busy-front-desk',
    scene: busyFrontDesk,
    label: 'A queue at a busy front desk. On the board behind it, the key of room 404 is missing.',
  },
  {
    name: 'qr-scanning',
    scene: scanningACode,
    label: 'A guest scans the code on a table. The phone finds the code, but no page behind it.',
  },
  {
    name: 'family',
    scene: familyServed,
    label: 'A family on a sofa has asked for something by phone, and the butler comes in with it.',
  },
];
