import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Answer, Staff } from '../test-callers.ts';

/** A drawn mark of transparent ground: a disc whose colour follows from a seed. */
export function drawnMark(
  seed: string,
  colour = `#${createHash('sha256').update(seed).digest('hex').slice(0, 6)}`,
) {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><circle cx="60" cy="60" r="40" fill="${colour}"/></svg>`;
  return sharp(Buffer.from(disc)).png().toBuffer();
}

/** Uploads an image of the brand as a manager's browser does. */
export const uploadImage = (
  staff: Staff,
  kind: 'mark' | 'picture',
  image: Uint8Array,
  type = 'image/png',
): Promise<Answer> =>
  staff.call(`POST /api/staff/settings/brand/${kind}`, {
    rawBody: new Uint8Array(image),
    headers: { 'content-type': type },
  });
