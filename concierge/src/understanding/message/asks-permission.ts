import { z } from 'zod';
import several from '../../../data/several/permission.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { wholeWords } from '../../data/phrases.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { asks, arranges } = loadData(
  'permission',
  z.strictObject({
    /** How guests ask whether something is allowed, in six languages. */
    asks: Patterns,
    /** Verbs that ask to arrange something. */
    arranges: Patterns,
  }),
  { several },
).several;

const ASKS = wholeWords(asks);
const ARRANGES = wholeWords(arranges);

/** Whether a normalised text has a verb that asks to arrange something: `book`, `alquilar`. */
export const arrangesSomething = (normalised: string): boolean => ARRANGES.test(normalised);

/** Whether a normalised text asks what is allowed: `can I bring my dog` does not want someone to look after the dog. */
export const asksPermission = (normalised: string): boolean =>
  ASKS.test(normalised) && !arrangesSomething(normalised);
