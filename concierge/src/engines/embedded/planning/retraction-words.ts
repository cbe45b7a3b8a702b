import { z } from 'zod';
import words from '../../../../data/several/retractions.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';
import { anyOf } from './change-words.ts';

const Phrases = z.array(z.string().min(1)).min(1);
const { several } = loadData(
  'retractions',
  z.strictObject({
    /** The last wish was another thing than meant: `wrong word`, `that's not it`. */
    mistaken: Phrases,
    /** The last wish is taken back, whatever comes in its place: `scratch that`. */
    forgets: Phrases,
    /** A thing takes the place of the last wish: `a blanket instead of that`. */
    instead: Phrases,
    /** A thing would be better than what was turned down. */
    preferred: Phrases,
    /** The day, and the time, of the wish before. */
    sameDay: Phrases,
    sameTime: Phrases,
  }),
  { several: words },
);

/** How guests take back the last wish for another one, in six languages. */
export const RETRACTIONS = {
  mistaken: anyOf(several.mistaken, 'u'),
  forgets: new RegExp(`^(?:\\p{L}+ )?(?:${several.forgets.join('|')})$`, 'u'),
  instead: anyOf(several.instead, 'u'),
  preferred: anyOf(several.preferred, 'u'),
  sameDay: anyOf(several.sameDay, 'u'),
  sameTime: anyOf(several.sameTime, 'u'),
} as const;
