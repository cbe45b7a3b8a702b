import { z } from 'zod';
import words from '../../../../data/several/retractions.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';
import { anyOf } from './change-words.ts';

const Phrases = z.array(z.string().min(1)).min(1);
const { several } = loadData(
  'retractions',
  z.strictObject({
    /** The last wish was the wrong thing: `wrong word`, `that's not it`. */
    mistaken: Phrases,
    /** The guest takes back the last wish, whatever replaces it: `scratch that`. */
    forgets: Phrases,
    /** A thing replaces the last wish: `a blanket instead of that`. */
    instead: Phrases,
    /** The guest prefers a thing to the one that they refused. */
    preferred: Phrases,
    /** The day, and the time, of the wish before. */
    sameDay: Phrases,
    sameTime: Phrases,
  }),
  { several: words },
);

/** How guests replace the last wish by another one, in six languages. */
export const RETRACTIONS = {
  mistaken: anyOf(several.mistaken, 'u'),
  forgets: new RegExp(`^(?:\\p{L}+ )?(?:${several.forgets.join('|')})$`, 'u'),
  instead: anyOf(several.instead, 'u'),
  preferred: anyOf(several.preferred, 'u'),
  sameDay: anyOf(several.sameDay, 'u'),
  sameTime: anyOf(several.sameTime, 'u'),
} as const;
