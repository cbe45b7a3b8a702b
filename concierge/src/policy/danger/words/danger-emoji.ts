import { z } from 'zod';
import several from '../../../../data/several/danger-emoji.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';

const Emoji = z.array(z.string().min(1)).min(1);
const { help, medical, fire, places } = loadData(
  'danger-emoji',
  z.strictObject({
    help: Emoji,
    medical: Emoji,
    fire: Emoji,
    /** Names of places, normalised: with any other word a flame is praise. */
    places: z.array(z.string().min(1)),
  }),
  { several },
).several;

const PLACES = new Set(places);
const has = (text: string, emoji: readonly string[]): boolean => emoji.some((one) => text.includes(one));

/**
 * The kind of danger that a line shows with emoji, from a guest who cannot write more: `🔥🔥🔥`, `🆘 room 204`; null for
 * none. Next to other words an emoji is decoration: `the pool is 🔥`.
 */
export function dangerEmoji(normalised: string): string | null {
  const words = (normalised.match(/[\p{L}]+/gu) ?? []).join(' ');
  if (words !== '' && !PLACES.has(words)) return null;
  const flames = [...normalised].filter((one) => fire.includes(one)).length;
  // One flame by itself is praise as well.
  if (flames > 1 || (flames > 0 && (words !== '' || /\d/u.test(normalised)))) return 'fire';
  if (has(normalised, medical)) return 'medical';
  return has(normalised, help) ? 'danger' : null;
}
