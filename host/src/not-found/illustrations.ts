import { busyFrontDesk, familyServed, type Scene, scanningACode } from '@bellkey/shared/drawing';
import * as messages from '../../messages/compiled/not-found/en.ts';

/** A drawn variant of the Room Not Found page. */
export interface Illustration {
  name: 'busy-front-desk' | 'qr-scanning' | 'family';
  scene: Scene;
  /** Description for screen readers. */
  label: string;
}

/** The three variants of the specification, section 2. */
export const illustrations: readonly [Illustration, Illustration, Illustration] = [
  {
    name: 'busy-front-desk',
    scene: busyFrontDesk,
    label: messages.queuePictureLabel,
  },
  {
    name: 'qr-scanning',
    scene: scanningACode,
    label: messages.scanPictureLabel,
  },
  {
    name: 'family',
    scene: familyServed,
    label: messages.familyPictureLabel,
  },
];
